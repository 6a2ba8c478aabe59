import { ring, spin, trace } from './curves.ts';

type Verdict = 'pass' | 'partial' | 'fail' | 'unrated';
type Criterion = { verdict: Verdict; weight: number };

const OUTER = 150;
const INNER = 44;

/**
 * A score as concentric rings, the first criterion outermost, each as wide as its weight: lace for a pass, half of
 * it for a partial, a thin line for a fail, dots for what is not known.
 */
export function engraveScoreRings(id: string, criteria: readonly Criterion[]): string {
  let outer = OUTER;
  const rings = criteria.map(({ verdict, weight }, index) => {
    const width = (OUTER - INNER) * weight;
    const middle = outer - width / 2;
    outer -= width;
    const name = `${id}${index}`;
    return `<g>${ringOf(name, verdict, middle, width / 2 - 0.4)}</g>`;
  });
  return (
    '<svg viewBox="-153 -153 306 306" fill="none" stroke="currentColor" stroke-width=".7" aria-hidden="true">' +
    `<clipPath id="${id}half"><path d="M0-153h153v306H0z"/></clipPath>` +
    `<circle r="152"/><circle r="${INNER - 2}"/>${rings.join('')}</svg>`
  );
}

function ringOf(id: string, verdict: Verdict, middle: number, amplitude: number): string {
  if (verdict === 'fail') return `<circle r="${middle}"/>`;
  const dots = `<circle r="${middle}" stroke-width="1.5" stroke-dasharray="1.5 5"/>`;
  if (verdict === 'unrated') return dots;
  const lobes = Math.round(middle / 5);
  const lace =
    `<path id="${id}" d="${trace(ring(middle, amplitude, lobes), lobes * 2)}"/>` +
    spin(id, 4, 360 / lobes);
  return verdict === 'pass'
    ? lace
    : `<g clip-path="url(#${id.replace(/\d+$/, '')}half)">${lace}</g>${dots}`;
}
