import { TAU, trace, type Curve } from './curves.ts';
import { spotPath } from './edge.ts';

const WIDTH = 96;
const HEIGHT = 24;

export type BorderKind = 'lace' | 'chain';

const laceLine =
  (line: number): Curve =>
  (x) => [x, 12 + 9.6 * Math.sin((x / WIDTH) * TAU * 2 + (line * Math.PI) / 4)];

const chainLine =
  (line: number): Curve =>
  (x) => {
    const swell = 4 + 6 * Math.cos((x / WIDTH) * TAU) ** 2;
    return [x, 12 + swell * Math.sin((x / WIDTH) * TAU * 3 + (line * TAU) / 3)];
  };

const BORDERS = {
  lace: { lines: 4, steps: 16, curve: laceLine },
  chain: { lines: 3, steps: 24, curve: chainLine },
} as const;

/** A seamless tile of a border strip, 96 by 24. Use it as a mask, so that it takes any colour. */
export function engraveBorder(kind: BorderKind): string {
  const { lines, steps, curve } = BORDERS[kind];
  let path = '';
  for (let line = 0; line < lines; line++) {
    path += trace(curve(line), steps, { from: 0, to: WIDTH, closed: false });
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#000" stroke-width=".8">` +
    `<path d="${path}"/><path d="M0 .6H${WIDTH}M0 ${HEIGHT - 0.6}H${WIDTH}"/></svg>`
  );
}

/** The brand's chip edge-on, in the current colour, as a strip that stretches to any width. */
export function engraveBrandEdge(): string {
  const spots = spotPath('1.5 1', { phase: 0, radius: 60, height: 4, centre: 60 });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 4" preserveAspectRatio="none" aria-hidden="true">' +
    `<path fill="currentColor" d="${spots}"/></svg>`
  );
}
