import { flower, ring, spin, trace, turnAndShrink } from './curves.ts';
import { chipEdge, reeding } from './edge.ts';
import { outline } from './lettering.ts';
import { escapeXml } from './markup.ts';
import { compactNumber, roundToTenth } from './numbers.ts';
import { prng, type Random } from './random.ts';

/** What lies in one pan: the figure printed under it, its caption, and its height in chips. */
export type Pan = {
  /** Printed in outlines, with its sign: `+$200`, `−$245`. */
  figure: string;
  caption: string;
  /** From 0 to 24. A fraction is drawn as a sliver of one more chip. */
  chips: number;
};

export type HeroFigures = {
  /** The left pan, green. */
  bonus: Pan;
  /** The right pan, vermilion. */
  cost: Pan;
  /** The drawing in words, for those who do not see it. */
  label: string;
};

const SIZE = 640;
const CENTRE_X = 320;
const ROSETTE_Y = 286;
const BEAM_Y = 470;
const BEAM = { width: 520, height: 15 };
const CHIP = { width: 122, height: 17, pitch: 17.9 };
const PAN_DISTANCE = 178;
const TILT_DEGREES = 3.4;
const MOST_CHIPS = 24;

type Side = { key: 'hl' | 'hr'; x: number; ink: 'a' | 'b'; rhythm: string; phases: number[] };
const LEFT: Side = {
  key: 'hl',
  x: CENTRE_X - PAN_DISTANCE,
  ink: 'a',
  rhythm: '5 5',
  phases: [0.28, 0.52, 0.12],
};
const RIGHT: Side = {
  key: 'hr',
  x: CENTRE_X + PAN_DISTANCE,
  ink: 'b',
  rhythm: '3 7',
  phases: [0.1, 0.34, 0.22],
};

function drawRosette(): string {
  let art = `<path id="ha" d="${trace(ring(262, 22, 44), 88)}"/>${spin('ha', 4, 360 / 44)}`;
  art += `<path id="hb" d="${trace(ring(212, 26, 22), 66)}"/>${spin('hb', 6, 360 / 22)}`;
  const petals = flower([
    [152, 1],
    [26, -17],
    [8, 19],
  ]);
  art += `<path id="hc" d="${trace(petals, 108)}"/>${spin('hc', 5, 20)}`;
  art += `<path id="hd" d="${trace(ring(112, 6, 24), 48)}"/>`;
  for (let i = 1; i < 11; i++) art += turnAndShrink('hd', 7.5 * i, 1 - i * 0.066);
  return `<g transform="translate(${CENTRE_X} ${ROSETTE_Y})" fill="none" stroke="url(#hg)" stroke-width=".75">${art}</g>`;
}

const IRIS =
  '<radialGradient id="hg" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="286"><stop offset=".12" class="art-stop-b"/><stop offset=".48" class="art-stop-a"/><stop offset=".8" class="art-stop-a"/><stop offset="1" class="art-stop-b"/></radialGradient>';

/** The chips a stack is built from: three of a kind, turned differently. */
function defineChips({ key, ink, rhythm, phases }: Side): string {
  const { width, height } = CHIP;
  const paint = { body: `class="art-fill-chip-${ink}"`, spot: 'class="art-fill-chip-spot"' };
  const reeds = `<path d="${reeding(width, height, 64)}" class="art-stroke-chip-reed" stroke-width=".7" stroke-opacity=".42" fill="none"/>`;
  const rim = `<rect x="${-width / 2}" width="${width}" height="${height}" rx="${compactNumber(height * 0.16)}" class="art-stroke-chip-reed" fill="none" stroke-width=".9" stroke-opacity=".7"/>`;
  return phases
    .map((phase, i) => {
      const chip = chipEdge(width, height, { rhythm, phase, paint });
      return `<g id="${key}${i}">${chip}${reeds}${rim}</g>`;
    })
    .join('');
}

/** Which of the three chips lies at a place in a stack: neighbours differ. */
const chipAt = (place: number): number => (place * 2 + (place >> 1)) % 3;

/** A stack on the beam; what is left over of a chip is the foot of one more. */
function stack(random: Random, { key, x }: Side, chips: number): string {
  if (!(chips >= 0 && chips <= MOST_CHIPS)) {
    throw new RangeError(`engraveHero: expected 0 to ${MOST_CHIPS} chips, found ${chips}`);
  }
  const whole = Math.floor(chips);
  const part = chips - whole;
  const top = (place: number): number =>
    roundToTenth(BEAM_Y - BEAM.height / 2 - (place + 1) * CHIP.pitch);
  let markup = '';
  for (let place = 0; place < whole; place++) {
    const left = roundToTenth(x + random.between(-1.8, 1.8));
    markup += `<use href="#${key}${chipAt(place)}" x="${left}" y="${top(place)}"/>`;
  }
  if (part === 0) return markup;
  const cut = compactNumber((1 - part) * CHIP.height);
  return (
    `${markup}<clipPath id="${key}x"><path d="M-70 ${cut}h140v20h-140z"/></clipPath>` +
    `<g transform="translate(${x + 0.6} ${top(whole)})"><use href="#${key}${chipAt(whole)}" clip-path="url(#${key}x)"/></g>`
  );
}

/** The beam is a very long chip seen edge-on, tilted to the heavier pan. */
function drawBeam(bonus: Pan, cost: Pan): string {
  const random = prng('edgewise/hero/3');
  const { width, height } = BEAM;
  const tilt = TILT_DEGREES * Math.sign(cost.chips - bonus.chips);
  const paint = { body: 'class="art-fill-ink"', spot: 'class="art-fill-beam"' };
  const bar = chipEdge(width, height, { rhythm: '1.5 2.25', phase: 0.4, paint });
  return (
    `<g transform="rotate(${tilt} ${CENTRE_X} ${BEAM_Y})">${stack(random, LEFT, bonus.chips)}${stack(random, RIGHT, cost.chips)}` +
    `<g transform="translate(${CENTRE_X} ${BEAM_Y - height / 2})">${bar}<path d="${reeding(width, height, 150)}" class="art-stroke-ground" stroke-width=".6" stroke-opacity=".35" fill="none"/></g></g>`
  );
}

/** The fulcrum, an engraved prism, and the ground it stands on. */
function drawFulcrum(): string {
  let hatch = '';
  for (let i = 1; i < 17; i++) {
    const y = BEAM_Y + 11 + i * 6.2;
    const half = (y - BEAM_Y - 5) * 0.56;
    const reach = half * (i % 2 === 1 ? 0.9 : 0.36);
    hatch += `M${roundToTenth(CENTRE_X - half + 3)} ${roundToTenth(y)}H${roundToTenth(CENTRE_X + reach)}`;
  }
  const foot = BEAM_Y + 116;
  return (
    `<path d="M40 ${foot}H600" class="art-stroke-ink" stroke-width="1.5"/>` +
    `<path d="M40 ${foot + 6}H600M40 ${foot + 10}H600M40 ${foot + 15}H600" class="art-stroke-a" stroke-width=".7"/>` +
    `<path d="M${CENTRE_X} ${BEAM_Y + 6}L${CENTRE_X + 62} ${foot}H${CENTRE_X - 62}z" class="art-fill-ground art-stroke-ink" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="${hatch}" class="art-stroke-ink" stroke-width=".9" fill="none"/>`
  );
}

function drawLabel({ figure, caption }: Pan, side: 'start' | 'end'): string {
  const x = side === 'start' ? 40 : 600;
  const ink = side === 'start' ? 'green' : 'vermilion';
  const lettering = outline(figure, 36, { tracking: 7, anchor: side });
  return (
    `<g transform="translate(${x} ${BEAM_Y + 56})"><g class="art-fill-${ink}">${lettering}</g>` +
    `<text class="art-caption" y="42" text-anchor="${side}" font-size="14">${escapeXml(caption)}</text></g>`
  );
}

/**
 * The hero: a balance that weighs a bonus against its average cost, for inline use. Its colours
 * are classes of art.css, so the drawing follows the theme. Ids begin with `h`; use it once a page.
 * Throws a RangeError for a figure without outlines, or a stack too high to draw.
 */
export function engraveHero({ bonus, cost, label }: HeroFigures): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${escapeXml(label)}">` +
    `<defs>${IRIS}${defineChips(LEFT)}${defineChips(RIGHT)}</defs>${drawRosette()}${drawFulcrum()}` +
    `${drawBeam(bonus, cost)}${drawLabel(bonus, 'start')}${drawLabel(cost, 'end')}</svg>`
  );
}
