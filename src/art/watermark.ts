import { flower, ring, spin, trace, turnAndShrink } from './curves.ts';
import { hash, prng, type Random } from './random.ts';
import { rosette } from './rosette.ts';

/** Id of a watermark's drawing inside its file, for `<use href="file.svg#id">`. */
export const watermarkId = (seed: string): string => `w${hash(seed).toString(36).slice(0, 4)}`;

/** The hero's composition: two rims of waves, a flower, and shrinking waves at the centre. */
function heroRecipe(random: Random, id: string): string {
  const rim = random.pick([32, 36, 40, 44]);
  const band = random.pick([16, 18, 20, 22, 24]);
  const petals = random.integer(14, 20);
  const core = random.pick([18, 20, 24]);
  const arms = [
    [101, 1],
    [random.between(17, 20), 1 - petals],
    [random.between(3, 6), 1 + petals],
  ] as const;
  const turn = (180 / core) * random.pick([0.5, 1, -0.5]);

  let art = `<path id="${id}a" d="${trace(ring(181, 15, rim), rim * 2)}"/>`;
  art += spin(`${id}a`, 4, 360 / rim);
  art += `<path id="${id}b" d="${trace(ring(145, 18, band), band * 3)}"/>`;
  art += spin(`${id}b`, 6, 360 / band);
  art += `<path id="${id}c" d="${trace(flower(arms), petals * 6)}"/>`;
  art += spin(`${id}c`, 5, 360 / petals);
  art += `<path id="${id}d" d="${trace(ring(73, 4.5, core), core * 2)}"/>`;
  for (let i = 1; i < 10; i++) art += turnAndShrink(`${id}d`, turn * i, 1 - i * 0.076);
  return art;
}

/** Clearly different compositions: the hero's, one of few broad bands, one of many. */
const COMPOSITIONS: readonly ((random: Random, id: string) => string)[] = [
  heroRecipe,
  (random, id) => rosette(random, id, { radius: 196, layers: 4, core: 0.2 }),
  (random, id) => rosette(random, id, { radius: 196, layers: 5, core: 0.1 }),
];

/** Rosette in the current colour, one of several compositions with seeded lobe counts, decorative. */
export function engraveWatermark(seed: string): string {
  const random = prng(`${seed}/wm`);
  const id = watermarkId(seed);
  const art = random.pick(COMPOSITIONS)(random, id);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" aria-hidden="true" fill="none">` +
    `<g id="${id}" stroke="currentColor" stroke-width=".55">${art}</g></svg>`
  );
}
