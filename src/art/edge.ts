import { TAU } from './curves.ts';
import { chipInk } from './inks.ts';
import { compactNumber as number } from './numbers.ts';
import { hash, prng } from './random.ts';

/** Edge-spot rhythms, as dash arrays on a circumference of 60. */
const RHYTHMS = [
  '5 5',
  '4 6',
  '6 9',
  '2 1.5 2 4.5',
  '3 1.5 3 7.5',
  '1.2 1.2 1.2 1.2 1.2 4',
  '7 3',
  '4 1.5 1 1.5 4 8',
  '2.5 5',
] as const;

/** A chip's spots, the same on its face and on its edge. */
export const spotRhythm = (slug: string): string =>
  RHYTHMS[hash(`${slug}/spots`) % RHYTHMS.length] ?? RHYTHMS[0];

type Span = readonly [from: number, to: number];

/** Positions of a rhythm's spots on the visible half of a cylinder seen from the side. */
function spotSpans(rhythm: string, phase: number, radius: number): Span[] {
  const dashes = rhythm.split(' ').map(Number);
  const length = dashes.reduce((sum, dash) => sum + dash, 0);
  const spans: Span[] = [];
  let position = 0;
  for (let turn = 0; turn < 60 / length; turn++) {
    for (const [i, dash] of dashes.entries()) {
      if (i % 2 === 0) {
        const start = (position / 60) * TAU + phase;
        const end = ((position + dash) / 60) * TAU + phase;
        const middle = (((start + end) / 2 + Math.PI * 3) % TAU) - Math.PI;
        const half = (end - start) / 2;
        const low = Math.max(-Math.PI / 2, middle - half);
        const high = Math.min(Math.PI / 2, middle + half);
        if (high > low) spans.push([radius * Math.sin(low), radius * Math.sin(high)]);
      }
      position += dash;
    }
  }
  return spans.sort((one, other) => one[0] - other[0]);
}

/** Path data of the spots, as boxes of `height` below `top`. */
export function spotPath(
  rhythm: string,
  {
    phase,
    radius,
    height,
    centre = 0,
    top = 0,
  }: { phase: number; radius: number; height: number; centre?: number; top?: number },
): string {
  return spotSpans(rhythm, phase, radius)
    .map(([from, to]) => {
      const left = number(from + centre);
      return `M${left} ${number(top)}H${number(to + centre)}V${number(top + height)}H${left}z`;
    })
    .join('');
}

/** Attributes that paint the body and the spots: a literal `fill`, or a class of balance-inks.css. */
export type EdgePaint = { body: string; spot: string };

/** One chip edge-on, for stacks, centred on x = 0 with its top at 0. */
export function chipEdge(
  width: number,
  height: number,
  { rhythm, phase, paint }: { rhythm: string; phase: number; paint: EdgePaint },
): string {
  const radius = width / 2;
  const spots = spotPath(rhythm, { phase, radius, height });
  return (
    `<rect x="${number(-radius)}" width="${number(width)}" height="${number(height)}" rx="${number(height * 0.16)}" ${paint.body}/>` +
    `<path d="${spots}" ${paint.spot}/>`
  );
}

/** Path data of the reeds of a chip edge-on: evenly spaced round it, so crowded at the ends. */
export function reeding(
  width: number,
  height: number,
  { count, centre = 0, top = 0 }: { count: number; centre?: number; top?: number },
): string {
  const radius = width / 2 - 0.6;
  const inset = 1;
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU + 0.02;
    if (Math.cos(angle) > 0.04) {
      const x = radius * Math.sin(angle) + centre;
      path += `M${number(x)} ${number(top + inset)}v${number(height - inset * 2)}`;
    }
  }
  return path;
}

/**
 * A casino's chip seen edge-on, as a strip that stretches to any width.
 * `ink` is an index into `CHIPS`, the same as for the chip's face.
 */
export function engraveEdge(slug: string, ink: number): string {
  const { body, spot } = chipInk(ink);
  const phase = prng(`${slug}/edge`).between(0, TAU);
  const spots = spotPath(spotRhythm(slug), { phase, radius: 60, height: 6, centre: 60 });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 6" preserveAspectRatio="none" aria-hidden="true">' +
    `<path fill="${body}" d="M0 0H120V6H0z"/><path fill="${spot}" d="${spots}"/></svg>`
  );
}
