import { COMPOSITIONS } from './cover-compositions.ts';
import { PLATES, type Category, type Plate } from './inks.ts';
import { outline } from './lettering.ts';
import { serialNumber } from './plate.ts';
import { hash, prng, type Random } from './random.ts';

const WIDTH = 1200;
const HEIGHT = 750;
/** Byte limit of a cover, and attempts with other seeds to stay within it. */
const BYTE_BUDGET = 12_000;
const TAKES = 12;

/** Security tint: one wave in a repeating tile. */
function tint(random: Random, id: string, { inkA }: Plate): string {
  const width = random.integer(38, 64);
  const height = random.integer(8, 11);
  const turn = random.pick([-28, -14, 0, 14, 28]);
  return (
    `<pattern id="${id}t" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
    `<path d="M0 ${height / 2}q${width / 4}-${height * 0.9} ${width / 2} 0t${width / 2} 0" fill="none" stroke="${inkA}" stroke-opacity=".2" stroke-width=".9"/></pattern>`
  );
}

/** Horizontal gradient of both inks. */
const acrossGradient = (id: string, { inkA, inkB }: Plate): string =>
  `<linearGradient id="${id}l" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${WIDTH}" y2="0">` +
  `<stop stop-color="${inkA}"/><stop offset=".55" stop-color="${inkB}"/><stop offset="1" stop-color="${inkA}"/></linearGradient>`;

function drawCover(slug: string, category: Category, take: number): string {
  const plate: Plate = PLATES[category];
  const random = prng(`${slug}|${category}${take === 0 ? '' : take}`);
  const id = `k${hash(slug).toString(36).slice(0, 4)}`;
  const compose = COMPOSITIONS[hash(`${slug}/style`) % COMPOSITIONS.length];
  if (compose === undefined) throw new RangeError('COMPOSITIONS: expected at least one');
  const sheetTint = tint(random, id, plate);
  const { defs, body } = compose({ random, id, width: WIDTH, height: HEIGHT, plate });
  const area = `M0 0H${WIDTH}V${HEIGHT}H0z`;
  const serial = outline(serialNumber(slug), 15, { tracking: 14, anchor: 'end' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${sheetTint}${acrossGradient(id, plate)}${defs}</defs>` +
    `<path fill="${plate.ground}" d="${area}"/><path fill="url(#${id}t)" d="${area}"/>` +
    `<g fill="none" stroke-width="1.15">${body}</g>` +
    `<g fill="${plate.accent}" transform="translate(${WIDTH - 40} ${HEIGHT - 36})">${serial}</g></svg>`
  );
}

/**
 * An article's cover: a plate of 1200 by 750 in the category's inks, decorative, a file of its own that serves
 * both themes. The slug selects one of six compositions. Returns the first attempt of at most 12,000 bytes, or
 * else the last.
 */
export function engraveCover(slug: string, category: Category): string {
  let svg = '';
  for (let take = 0; take < TAKES; take++) {
    svg = drawCover(slug, category, take);
    if (svg.length <= BYTE_BUDGET) break;
  }
  return svg;
}
