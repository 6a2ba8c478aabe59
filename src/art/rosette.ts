import { flower, ring, spin, traceWhole, turnAndShrink } from './curves.ts';
import type { Random } from './random.ts';

/** One ring of a rosette: its radii, and the amplitude of its lines. */
type Band = {
  id: string;
  outer: number;
  inner: number;
  middle: number;
  amplitude: number;
  lobes: number;
};
type Pattern = (random: Random, band: Band) => string;

const lace: Pattern = (random, { id, middle, amplitude, lobes }) => {
  const copies = random.integer(3, 5);
  const data = traceWhole(ring(middle, amplitude, lobes), lobes * 2);
  return `<path id="${id}" d="${data}"/>` + spin(id, copies, 360 / lobes);
};

/** Copies of a wave, each rotated by half a lobe and scaled, down to the inner radius. */
const barley: Pattern = (_random, { id, outer, inner, amplitude, lobes }) => {
  const copies = Math.max(5, Math.min(12, Math.round((outer - inner) / 14)));
  const swing = Math.min(amplitude * 0.3, 14);
  const turn = 180 / lobes;
  let markup = `<path id="${id}" d="${traceWhole(ring(outer - swing, swing, lobes), lobes * 2)}"/>`;
  for (let i = 1; i < copies; i++) {
    const scale = 1 - ((1 - (inner + swing) / (outer - swing)) * i) / (copies - 1);
    markup += turnAndShrink(id, turn * i, scale);
  }
  return markup;
};

const petals: Pattern = (random, { id, middle, amplitude }) => {
  const count = random.integer(12, 20);
  const curve = flower([
    [middle, 1],
    [amplitude * 0.78, 1 - count],
    [amplitude * 0.22, 1 + count],
  ]);
  return `<path id="${id}" d="${traceWhole(curve, count * 5)}"/>` + spin(id, 4, 360 / count);
};

const double: Pattern = (_random, { id, middle, amplitude, lobes }) => {
  const swing = amplitude * 0.6;
  const outside = traceWhole(ring(middle + amplitude * 0.4, swing, lobes), lobes * 2);
  const inside = traceWhole(ring(middle - amplitude * 0.4, swing, lobes, Math.PI), lobes * 2);
  return `<path id="${id}" d="${outside}${inside}"/>` + spin(id, 3, 360 / lobes);
};

const PATTERNS: readonly Pattern[] = [lace, barley, petals, double];

/**
 * A full rosette centred on (0,0), with different patterns in adjacent bands. `core` is the share of the radius
 * left open. Strokes come from the parent element.
 */
export function rosette(
  random: Random,
  id: string,
  { radius, layers, core }: { radius: number; layers: number; core: number },
): string {
  let markup = '';
  let outer = radius;
  let last: Pattern | undefined;
  for (let i = 0; i < layers; i++) {
    const inner =
      i === layers - 1
        ? radius * core * 1.12
        : outer - (outer - radius * core) * random.between(0.34, 0.5);
    const middle = (outer + inner) / 2;
    const amplitude = (outer - inner) / 2 - 3;
    const pattern = random.pick(PATTERNS.filter((each) => each !== last));
    const fewest = Math.max(5, Math.round(middle / 36));
    const most = Math.max(7, Math.round(middle / 22));
    const lobes = Math.min(60, 2 * random.integer(fewest, most));
    markup += pattern(random, { id: `${id}${i}`, outer, inner, middle, amplitude, lobes });
    last = pattern;
    outer = inner;
  }
  return markup;
}
