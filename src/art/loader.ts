import { type Curve, flower, ring, traceWhole } from './curves.ts';

/** A curve, in how many steps it is traced, and how often it stands there, each time turned further. */
type Band = { curve: Curve; steps: number; copies: number; turnDegrees: number };

/**
 * A wave that is turned by a quarter of its lobe is the same wave a quarter later: four of 20 lobes are turned
 * by 4.5 degrees each. The flower turned by half of its petal is that with its petals between.
 */
const BANDS: readonly Band[] = [
  { curve: ring(176, 16, 20), steps: 40, copies: 4, turnDegrees: -4.5 },
  { curve: ring(130, 26, 12), steps: 36, copies: 4, turnDegrees: -7.5 },
  // prettier-ignore
  { curve: flower([[72, 1], [23, -9]]), steps: 60, copies: 2, turnDegrees: 18 },
];

/**
 * The ten strokes of the loading overlay, drawn from three. Each has a class `stroke-0` to `stroke-9`,
 * which art.css turns into the order `--i` that the drawing animation reads, and takes all that is animated
 * from it: every page holds them. `pathLength="1"` makes them of one length. A unit is less than a dot of most
 * screens, so that whole numbers are fine enough.
 */
export function engraveLoader(): string {
  let strokes = '';
  let count = 0;
  const drawn = BANDS.map(({ curve, steps, copies, turnDegrees }, band) => {
    for (let copy = 0; copy < copies; copy += 1) {
      const turn = copy === 0 ? '' : ` transform="rotate(${copy * turnDegrees})"`;
      strokes += `<use href="#loader-${band}" class="stroke-${count++}"${turn}/>`;
    }
    return `<path id="loader-${band}" pathLength="1" d="${traceWhole(curve, steps)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" aria-hidden="true" fill="none">${strokes}<defs>${drawn.join('')}</defs></svg>`;
}
