import { flower, ring, spin, trace, turnAndShrink } from './curves.ts';
import { spotRhythm } from './edge.ts';
import { chipInk } from './inks.ts';
import { outline } from './lettering.ts';
import { prng, type Random } from './random.ts';

/** The engraving between rim and inlay: one of four families, seeded. */
function engraveFace(random: Random, id: string): string {
  const family = random.integer(0, 3);
  const lobes = random.integer(9, 16);
  const path = (data: string): string => `<path id="${id}" d="${data}"/>`;
  switch (family) {
    case 0: {
      // lace: a wavy ring in phase-shifted copies
      const copies = random.integer(3, 4);
      return path(trace(ring(28.5, 7, lobes), lobes * 2)) + spin(id, copies, 360 / lobes);
    }
    case 1: {
      // looped flower
      const petals = random.integer(10, 13);
      const arms = [
        [28.2, 1],
        [7.4, 1 - petals],
      ] as const;
      return path(trace(flower(arms), petals * 4)) + spin(id, 3, 360 / petals);
    }
    case 2: {
      // barleycorn: the same wave, shrinking and turning
      let face = path(trace(ring(34, 2.4, lobes), lobes * 2));
      for (let i = 1; i < 6; i++) face += turnAndShrink(id, (180 / lobes) * i, 1 - i * 0.067);
      return face;
    }
    default: {
      // double ring, counter-modulated
      const copies = random.integer(2, 3);
      const outer = trace(ring(31.5, 4, lobes), lobes * 2);
      const inner = trace(ring(25.5, 4, lobes, Math.PI), lobes * 2);
      return path(outer + inner) + spin(id, copies, 360 / lobes);
    }
  }
}

/**
 * A casino's logo: a chip seen face-on, 96 by 96, decorative, a file of its own.
 * `ink` is an index into `CHIPS`. Throws a RangeError for initials that have no outlines.
 */
export function engraveChip(slug: string, initials: string, ink: number): string {
  const random = prng(slug);
  const { body, spot, line, inlay, monogram } = chipInk(ink);
  const face = engraveFace(random, `r-${slug.replace(/[^a-z0-9-]/gi, '')}`);
  const letters = outline(initials, initials.length > 1 ? 16.5 : 20, { tracking: 6 });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" aria-hidden="true"><g transform="translate(48 48)" fill="none">' +
    `<circle r="47" fill="${body}"/><circle r="42.7" stroke="${spot}" stroke-width="8.6" pathLength="60" stroke-dasharray="${spotRhythm(slug)}" transform="rotate(${random.integer(-90, 0)})"/>` +
    `<circle r="38" fill="${body}"/><circle r="37" stroke="${spot}" stroke-width=".7"/>` +
    `<g stroke="${line}" stroke-width=".62">${face}</g>` +
    `<circle r="20" fill="${inlay}"/><circle r="18.3" stroke="${monogram}" stroke-width=".6"/>` +
    `<g fill="${monogram}">${letters}</g></g></svg>`
  );
}
