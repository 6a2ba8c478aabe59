import { ring, trace } from './curves.ts';
import { roundToTenth as tenth } from './numbers.ts';

/** For bands, which are dark in both themes, so one drawing serves both. */
const LINE = '#f6f1df';
const BRASS = '#f0cf8a';

const TICKS = 28;
/** First tick of the dial that is brass. */
const FIRST_BRASS_TICK = 18;

type Wave = { radius: number; amplitude: number; lobes: number; copies: number };

/** A ring of lace in hairlines, each copy rotated by a share of one lobe. */
function lace(id: string, { radius, amplitude, lobes, copies }: Wave): string {
  const path = trace(ring(radius, amplitude, lobes), lobes * 2);
  const turned = Array.from(
    { length: copies - 1 },
    (_, i) => `<use href="#${id}" transform="rotate(${tenth((360 / lobes / copies) * (i + 1))})"/>`,
  );
  return `<g stroke-width=".5" opacity=".85"><path id="${id}" d="${path}"/>${turned.join('')}</g>`;
}

/** Stack of chips seen from the side, from the table at `y` upwards. */
function stack(x: number, y: number, count: number, width: number): string {
  const reeds = [0.15, 0.38, 0.62, 0.85].map((share) => `M${tenth(width * share)} .6v3.8`).join('');
  return Array.from({ length: count }, (_, i) => {
    const at = `translate(${tenth(x + ((i * 5) % 3) * 0.6 - 0.6)} ${tenth(y - (i + 1) * 5.6)})`;
    return `<g transform="${at}"><rect width="${width}" height="5" rx="1"/><path d="${reeds}"/></g>`;
  }).join('');
}

const vignette = (drawing: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" aria-hidden="true" fill="none" ' +
  `stroke="${LINE}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round">${drawing}</svg>`;

/** Weighing a bonus: a balance with chips on both arms, one side heavier. */
export function engraveBalance(): string {
  return vignette(
    `<g transform="translate(80 60)">${lace('balance', { radius: 44, amplitude: 5, lobes: 22, copies: 3 })}</g>` +
      `<g transform="rotate(-9 80 74)"><path d="M26 71.5h108v5H26z" stroke="${BRASS}"/>` +
      `${stack(30, 71, 5, 24)}${stack(106, 71, 2, 24)}</g>` +
      '<path d="M80 78l14 26H66zM74.5 90h11M72.5 95h15M70.5 100h19M40 104h80M40 107h80"/>',
  );
}

/** Cost of a session: stacks of chips, each lower than the one before, and an empty place. */
export function engraveDwindlingStacks(): string {
  const stacks = [9, 7, 4, 2, 1].map((count, place) => stack(22 + place * 22, 98, count, 18));
  return vignette(
    `<g transform="translate(96 44)">${lace('session', { radius: 30, amplitude: 4, lobes: 16, copies: 3 })}</g>` +
      stacks.join('') +
      `<path stroke="${BRASS}" d="M132 93h18v5h-18z" stroke-dasharray="2 2"/>` +
      '<path d="M14 100.5h138M14 103.5h138"/>',
  );
}

/** Auditing a history: stacked receipts, the last with ticked rows. */
export function engraveReceipts(): string {
  const receipts = [16, 8, 0].map(
    (back) => `<path d="M${44 + back} ${22 - back / 2}h56v78l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z"/>`,
  );
  const rows = [36, 48, 60, 72].map((y) => `M66 ${y}h24`).join('');
  const ticks = [36, 48, 60].map((y) => `M52 ${y}l2.5 2.5 4.5-5`).join('');
  return vignette(
    `<g transform="translate(104 58)">${lace('receipts', { radius: 42, amplitude: 5, lobes: 20, copies: 3 })}</g>` +
      `${receipts.join('')}<path d="${rows}"/><path stroke="${BRASS}" d="${ticks}M52 72h6"/>`,
  );
}

/** Making a case: a letter on a ruler of days, one of them marked. */
export function engraveLetter(): string {
  const days = Array.from({ length: 17 }, (_, day) => {
    const length = day % 4 === 0 ? 9 : 5;
    return `M${24 + day * 7} 96v-${length}`;
  });
  return vignette(
    `<g transform="translate(96 48)">${lace('letter', { radius: 36, amplitude: 5, lobes: 18, copies: 3 })}</g>` +
      '<path d="M50 18h44l12 12v50H50zM94 18v12h12M58 36h32M58 44h40M58 52h40M58 60h26"/>' +
      `<path d="M20 96h120${days.join('')}"/>` +
      `<path stroke="${BRASS}" d="M58 70h16M94 100V84l14 4-14 4"/>`,
  );
}

/** Checking a round: a seal in two halves that have to match. */
export function engraveSplitSeal(): string {
  const seal =
    lace('seal-outer', { radius: 40, amplitude: 7, lobes: 18, copies: 4 }) +
    lace('seal-inner', { radius: 24, amplitude: 4, lobes: 14, copies: 3 }) +
    '<circle r="48"/><circle r="12"/>';
  return vignette(
    '<clipPath id="seal-left"><path d="M-60-60h58v120h-58z"/></clipPath>' +
      '<clipPath id="seal-right"><path d="M2-60h60v120H2z"/></clipPath>' +
      `<g transform="translate(80 60)"><g clip-path="url(#seal-left)"><g id="seal">${seal}</g></g>` +
      '<g clip-path="url(#seal-right)" transform="translate(3 7)"><use href="#seal"/></g>' +
      `<path stroke="${BRASS}" d="M0-56V58" stroke-dasharray="2.5 3"/>` +
      `<path stroke="${BRASS}" d="M54-1h8M58-5v8M-58 3h-8M-62-1v8"/></g>`,
  );
}

/** Cost of an hour: a stopwatch with a sector elapsed, and the chips it took. */
export function engraveStopwatch(): string {
  return vignette(
    '<g transform="translate(80 58)"><circle r="44"/><circle r="37"/>' +
      '<circle r="41" stroke-width="3.5" stroke-linecap="butt" pathLength="60" stroke-dasharray="2.5 2.5"/>' +
      lace('watch', { radius: 27, amplitude: 3, lobes: 20, copies: 3 }) +
      `<path d="M0 0V-34A34 34 0 0 1 29.4 17z" fill="${BRASS}" fill-opacity=".25" stroke="none"/>` +
      `<path d="M0 0V-33M0 0L28.6 16.5M-7-52H7M0-52v8"/><circle r="2.6" fill="${LINE}" stroke="none"/></g>` +
      stack(120, 106, 5, 16) +
      stack(139, 106, 2, 16) +
      '<path d="M14 106.5h142M14 109.5h142"/>',
  );
}

/** Casinos side by side: two chips above two lists, with a rule between them. */
export function engraveTwoChips(): string {
  const chip = (x: number, reeds: string, wave: string) =>
    `<g transform="translate(${x} 42)"><circle r="26"/><circle r="20.5"/>` +
    `<circle r="23.5" stroke-width="3.5" stroke-linecap="butt" pathLength="60" stroke-dasharray="${reeds}"/>${wave}</g>`;
  return vignette(
    chip(44, '5 5', lace('chip-left', { radius: 14, amplitude: 3, lobes: 12, copies: 3 })) +
      chip(116, '3 7', lace('chip-right', { radius: 13, amplitude: 4, lobes: 9, copies: 4 })) +
      '<path d="M14 76h60M86 76h60M14 86h44M86 86h52M14 96h56M86 96h34"/>' +
      `<path stroke="${BRASS}" d="M14 105h60M86 105h60M14 108h60M86 108h60M80 14v98"/>`,
  );
}

/** Rakeback: a high stack of bets, and one chip of it on the way back. */
export function engraveReturn(): string {
  return vignette(
    `<g transform="translate(84 52)">${lace('return', { radius: 38, amplitude: 5, lobes: 20, copies: 3 })}</g>` +
      `${stack(34, 101, 13, 26)}${stack(102, 101, 2, 26)}<path d="M20 101.5h120M20 104.5h120"/>` +
      `<path stroke="${BRASS}" d="M115 82C114 54 96 40 70 43M77 37l-7 6 8 5"/>`,
  );
}

/** Self-check: a dial with a low reading. */
export function engraveDial(): string {
  const ticks = Array.from({ length: TICKS }, (_, i) => {
    const angle = Math.PI - (i / (TICKS - 1)) * Math.PI;
    const at = (radius: number) =>
      `${tenth(radius * Math.cos(angle))} ${tenth(-radius * Math.sin(angle))}`;
    return `M${at(66)}L${at(66 - (i % 3 === 0 ? 13 : 8))}`;
  });
  return vignette(
    '<clipPath id="dial-upper"><path d="M-60-60H60V-2H-60z"/></clipPath>' +
      '<g transform="translate(80 88)">' +
      `<path d="${ticks.slice(0, FIRST_BRASS_TICK).join('')}"/>` +
      `<path stroke="${BRASS}" d="${ticks.slice(FIRST_BRASS_TICK).join('')}"/>` +
      '<path d="M-70 0a70 70 0 0 1 140 0M-46 0a46 46 0 0 1 92 0"/>' +
      `<g clip-path="url(#dial-upper)">${lace('dial', { radius: 33, amplitude: 5, lobes: 20, copies: 4 })}</g>` +
      `<path stroke="${BRASS}" stroke-width="2.2" d="M-3.2-3.8L-30-36"/>` +
      `<circle r="5"/><circle r="2" fill="${LINE}" stroke="none"/>` +
      '<path d="M-74 8H74M-74 11H74"/></g>',
  );
}

/** Custom weights: four sliders with chips as handles, one of them brass. */
export function engraveSliders(): string {
  const rail = (y: number, at: number, ink: string) => {
    const ticks = Array.from(
      { length: 13 },
      (_, i) => `M${20 + i * 10} ${y + 9}v${i % 3 === 0 ? 5 : 3}`,
    );
    return (
      `<path d="M20 ${y - 1.5}H140M20 ${y + 1.5}H140"/><path stroke-width=".5" d="${ticks.join('')}"/>` +
      `<g transform="translate(${at} ${y})" stroke="${ink}"><circle r="10" fill="#0d4a35"/>` +
      '<circle r="7.6" stroke-width="3" stroke-linecap="butt" pathLength="48" stroke-dasharray="3 3"/>' +
      '<circle r="4.5"/></g>'
    );
  };
  return vignette(
    rail(20, 104, LINE) + rail(46, 56, LINE) + rail(72, 124, BRASS) + rail(98, 38, LINE),
  );
}
