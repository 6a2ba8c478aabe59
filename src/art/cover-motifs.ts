import { chipEdge, reeding } from './edge.ts';
import { TAU, traceWhole } from './curves.ts';
import { mix, type Plate } from './inks.ts';
import { roundToTenth, roundToWhole } from './numbers.ts';
import type { Random } from './random.ts';

/** Sheet of a motif; its ids begin with `id`. */
export type Sheet = { random: Random; id: string; width: number; height: number; plate: Plate };

type Medal = { x: number; y: number; radius: number; gap: number };

/** The height of a medal's surface over the sheet: a rim, a lobed field and a hollow middle. */
function medalHeight(random: Random, { x: centreX, y: centreY, radius, gap }: Medal) {
  const lobes = random.integer(7, 12);
  const phase = random.between(0, TAU);
  return (x: number, y: number): number => {
    const r = Math.hypot(x - centreX, y - centreY) / radius;
    const angle = Math.atan2(y - centreY, x - centreX);
    if (r >= 1) return 0;
    const rim = r > 0.86 ? Math.sin((((1 - r) / 0.14) * Math.PI) / 2) : 1;
    const field =
      r < 0.86 && r > 0.34
        ? 0.42 * Math.sin(lobes * angle + phase + r * 5) * Math.sin(((r - 0.34) / 0.52) * Math.PI)
        : 0;
    const hollow = r < 0.3 ? -0.42 * Math.cos(((r / 0.3) * Math.PI) / 2) : 0;
    return gap * 2.3 * (rim + field + hollow);
  };
}

/** Medallic relief: level lines displaced by a height field, as a tracing machine engraves a coin. */
export function relief({ random, width, height }: Sheet, medal: Medal): string {
  const { x: centreX, y: centreY, radius, gap } = medal;
  const heightAt = medalHeight(random, medal);
  let path = '';
  for (let y = gap / 2; y < height + gap * 2.3; y += gap) {
    const offset = Math.abs(y - centreY);
    path += `M0 ${roundToTenth(y)}`;
    if (offset < radius) {
      const half = Math.sqrt(radius * radius - offset * offset);
      const from = centreX - half - 2;
      const to = centreX + half + 2;
      const steps = Math.max(4, Math.round(half / 23));
      const line = traceWhole((x) => [x, y - heightAt(x, y)], steps, { from, to, closed: false });
      path += `H${roundToWhole(from)}${line.replace(/^M[^a-z]*/, '')}`;
    }
    path += `H${width}`;
  }
  return `<path d="${path}"/>`;
}

/** Two families of waves between shared envelopes, `nodes` swells across the sheet. */
export function ribbon(
  { random, id, width }: Sheet,
  { y, swell, nodes }: { y: number; swell: number; nodes: number },
): string {
  const lines = 7;
  const swellRate = (Math.PI * nodes) / width;
  const waveRate = (TAU * random.integer(4, 7)) / width;
  const phase = random.between(0, TAU);
  const key = `${id}r${Math.round(y)}${swell}`;
  const envelope = (x: number): number =>
    swell * (0.2 + 0.3 * Math.abs(Math.sin(swellRate * x + phase)) ** 1.4);
  let path = '';
  for (let i = 0; i < lines; i++) {
    const shift = (i / lines) * Math.PI;
    path += traceWhole((x) => [x, envelope(x) * Math.sin(waveRate * x + shift)], 24, {
      from: -60,
      to: width + 60,
      closed: false,
    });
  }
  const tilt = random.pick([-7, -4, 4, 7]);
  return (
    `<g transform="translate(0 ${y})rotate(${tilt} ${width / 2} 0)">` +
    `<path id="${key}" d="${path}"/><use href="#${key}" transform="scale(1 -1)"/></g>`
  );
}

const STACK_RHYTHMS = ['3 7', '2.5 5', '4 6'] as const;
const CREAM = '#fbf2dc';

/** Stacks of chips seen edge-on, standing on a line at `base`. */
export function stacks({ random, id, width, plate }: Sheet, base: number, columns: number): string {
  const chipWidth = 150;
  const chipHeight = 24;
  const gap = (width - 120) / columns;
  const bodies = [
    plate.accent,
    mix(plate.inkA, plate.ground, 0.42),
    mix(plate.inkB, plate.deepGround, 0.3),
  ];
  const reeds = `<path d="${reeding(chipWidth, chipHeight, { count: 34 })}" stroke="${plate.deepGround}" stroke-width=".9" stroke-opacity=".45" fill="none"/>`;
  let chips = '';
  for (const [i, rhythm] of STACK_RHYTHMS.entries()) {
    const paint = { body: `fill="${bodies[i]}"`, spot: `fill="${CREAM}"` };
    const phase = random.between(0, TAU);
    chips += `<g id="${id}c${i}">${chipEdge(chipWidth, chipHeight, { rhythm, phase, paint })}${reeds}</g>`;
  }
  let markup = '';
  let count = random.integer(2, 4);
  let ink = random.integer(0, 2);
  for (let column = 0; column < columns; column++) {
    const x = 60 + gap * (column + 0.5);
    for (let i = 0; i < count; i++) {
      const y = base - (i + 1) * (chipHeight + 1.4);
      markup += `<use href="#${id}c${ink}" x="${roundToTenth(x + random.between(-2.5, 2.5))}" y="${roundToTenth(y)}"/>`;
    }
    count = Math.max(2, Math.min(15, count + random.integer(-2, 5)));
    ink = (ink + random.integer(0, 1)) % 3;
  }
  return `<defs>${chips}</defs>${markup}`;
}
