import { flower, ring, trace } from './curves.ts';

const QUARTERS = [0, 1, 2, 3].map((quarter) => (Math.PI / 2) * quarter);

/**
 * The ten strokes of the loading overlay. Each has `pathLength="1"` and a class `stroke-0` to
 * `stroke-9`, which art.css turns into the order `--i` that the drawing animation reads.
 */
export function engraveLoader(): string {
  const strokes = [
    ...QUARTERS.map((phase) => trace(ring(88, 8, 20, phase), 40)),
    ...QUARTERS.map((phase) => trace(ring(65, 13, 12, phase), 36)),
    ...[11.5, -11.5].map((arm) =>
      trace(
        flower([
          [36, 1],
          [arm, -9],
        ]),
        60,
      ),
    ),
  ];
  const paths = strokes.map((data, i) => `<path pathLength="1" class="stroke-${i}" d="${data}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" aria-hidden="true" fill="none">${paths.join('')}</svg>`;
}
