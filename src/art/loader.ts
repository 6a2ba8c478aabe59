import { type Curve, flower, ring, traceWhole } from './curves.ts';

/** Curve with its number of steps, and its copies, each rotated further. */
type Band = { curve: Curve; steps: number; copies: number; turnDegrees: number };

/**
 * Rotations divide the period of each curve evenly: four copies of a wave with 20 lobes are 4.5 degrees apart,
 * and the flower's second copy has its petals between those of the first.
 */
const BANDS: readonly Band[] = [
  { curve: ring(176, 16, 20), steps: 40, copies: 4, turnDegrees: -4.5 },
  { curve: ring(130, 26, 12), steps: 36, copies: 4, turnDegrees: -7.5 },
  // prettier-ignore
  { curve: flower([[72, 1], [23, -9]]), steps: 60, copies: 2, turnDegrees: 18 },
];

/**
 * The ten strokes of the loading overlay, from three paths. The classes `stroke-0` to `stroke-9` set the order
 * `--i` of the animation in art.css, and everything animated is in the stylesheet, because every page includes
 * the strokes. `pathLength="1"` normalises their lengths. A unit is less than a pixel of most screens, so integer
 * coordinates are precise enough.
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
