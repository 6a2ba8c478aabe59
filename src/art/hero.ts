import { flower, ring, spin, trace, turnAndShrink } from './curves.ts';
import { chipEdge, reeding, spotPath } from './edge.ts';
import { escapeXml } from './markup.ts';
import { compactNumber, roundToTenth } from './numbers.ts';
import { prng } from './random.ts';

/** Stack of chips of one group of players. */
export type HeroStack = {
  group: 'lost' | 'less' | 'more';
  /** Middle of the stack from the pivot: whole cells. */
  x: number;
  chips: number;
};

export type HeroFigures = {
  stacks: readonly HeroStack[];
  /** Size of the grid cell of one chip. */
  cell: { width: number; height: number };
  /** Clockwise. */
  tiltDegrees: number;
  /** Text alternative of the drawing. */
  label: string;
};

const WIDTH = 640;
const HEIGHT = 540;
const CENTRE_X = 320;
const ROSETTE_Y = 268;
const ROSETTE_SCALE = 0.94;
const BEAM_Y = 430;
const BEAM = { width: 556, height: 13 };
const CHIP = { width: 34, height: 9.4 };
/** Largest sideways offset of a chip in its stack. */
const OUT_OF_LINE = 1.2;
/** Columns and rows of different chips, after which the pattern repeats. */
const TILE = { columns: 2, rows: 3 };

/** Rotations of the spots, different for adjacent chips. */
const PHASES = [0.28, 0.52, 0.12];

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
  return `<g transform="translate(${CENTRE_X} ${ROSETTE_Y})scale(${ROSETTE_SCALE})" opacity=".8" fill="none" stroke="url(#hg)" stroke-width=".75">${art}</g>`;
}

const IRIS =
  '<radialGradient id="hg" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="286"><stop offset=".12" class="art-stop-b"/><stop offset=".48" class="art-stop-a"/><stop offset=".8" class="art-stop-a"/><stop offset="1" class="art-stop-b"/></radialGradient>';

/**
 * Chips of the stacks. Those of `lost` are solid, those of `more` are outlined, those of `less` are cut in half:
 * shape tells the groups apart without colour. Each group has a pattern of cells with one chip each, so that a
 * stack is a single element: browsers restyle every element of a page whenever a dialog opens.
 */
function defineChips({ cell }: HeroFigures): string {
  const random = prng('edgewise/hero/3');
  const { width, height } = CHIP;
  const tile = { width: TILE.columns * cell.width, height: TILE.rows * cell.height };
  const chips = Array.from({ length: TILE.columns * TILE.rows }, (_, index) => ({
    phase: PHASES[index % PHASES.length] ?? 0,
    centre: ((index % TILE.columns) + 0.5) * cell.width + random.between(-OUT_OF_LINE, OUT_OF_LINE),
    top: Math.floor(index / TILE.columns) * cell.height,
  }));
  const each = (draw: (chip: (typeof chips)[number]) => string) => chips.map(draw).join('');
  const body = each(({ centre, top }) => box(centre - width / 2, top, width, height, 1.3));
  const rims = each(({ centre, top }) =>
    box(centre - width / 2 + 0.35, top + 0.35, width - 0.7, height - 0.7, 1.2),
  );
  const halves = each(({ centre, top }) =>
    box(centre - width / 2, top + height / 2, width, height / 2, 1.2),
  );
  const reeds = each((chip) => reeding(width, height, { count: 28, ...chip }));
  const spots = (rhythm: string) =>
    each((chip) => spotPath(rhythm, { radius: width / 2, height, ...chip }));
  const fill = (ink: string, d: string) => `<path class="art-fill-${ink}" d="${d}"/>`;
  const line = (ink: string, d: string, attributes: string) =>
    `<path class="art-stroke-${ink}" d="${d}" fill="none" ${attributes}/>`;
  const pattern = (id: string, parts: readonly string[]) =>
    `<pattern id="${id}" patternUnits="userSpaceOnUse" x="${roundToTenth(-cell.width / 2)}" width="${tile.width}" height="${roundToTenth(tile.height)}">${parts.join('')}</pattern>`;
  return (
    pattern('hlost', [
      fill('outcome-lost', body),
      fill('outcome-cut', spots('3 7')),
      line('chip-reed', reeds, 'stroke-width=".5" stroke-opacity=".4"'),
      line('chip-reed', rims, 'stroke-width=".7"'),
    ]) +
    pattern('hmore', [
      fill('outcome-ground', body),
      fill('outcome-more', spots('5 5')),
      line('outcome-more', rims, 'stroke-width=".7"'),
    ]) +
    pattern('hless', [
      fill('outcome-ground', body),
      fill('outcome-less', halves),
      line('outcome-less', rims, 'stroke-width=".7"'),
    ])
  );
}

/** Path data of a box with rounded corners. */
function box(left: number, top: number, width: number, height: number, radius: number): string {
  const [x, y, r] = [left + radius, top, radius].map(compactNumber);
  const [across, down] = [width - 2 * radius, height - 2 * radius].map(compactNumber);
  return `M${x} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r}-${r} ${r}h-${across}q-${r} 0-${r}-${r}v-${down}q0-${r} ${r}-${r}z`;
}

/**
 * The beam, a very long chip seen edge-on. Scripts that animate the beam or its stacks find them by `data-beam`
 * and `data-chips`.
 */
function drawBeam({ stacks, cell, tiltDegrees }: HeroFigures): string {
  const { width, height } = BEAM;
  const paint = { body: 'class="art-fill-ink"', spot: 'class="art-fill-beam"' };
  const bar = chipEdge(width, height, { rhythm: '1.5 2.25', phase: 0.4, paint });
  const standing = stacks
    .map(({ group, x, chips }) => {
      const tall = roundToTenth(chips * cell.height);
      return `<rect x="${roundToTenth(x - cell.width / 2)}" y="${-tall}" width="${cell.width}" height="${tall}" fill="url(#h${group})"/>`;
    })
    .join('');
  return (
    `<g transform="translate(${CENTRE_X} ${BEAM_Y})"><g data-beam="" transform="rotate(${tiltDegrees})"><g transform="translate(0 ${-height / 2})"><g data-chips="stacked">${standing}</g>` +
    `${bar}<path d="${reeding(width, height, { count: 150 })}" class="art-stroke-ground" stroke-width=".6" stroke-opacity=".35" fill="none"/></g></g></g>`
  );
}

/** The fulcrum, an engraved prism, and the ground it stands on. */
function drawFulcrum(): string {
  let hatch = '';
  for (let i = 1; i < 14; i++) {
    const y = BEAM_Y + 11 + i * 6.2;
    const half = (y - BEAM_Y - 5) * 0.56;
    const reach = half * (i % 2 === 1 ? 0.9 : 0.36);
    hatch += `M${roundToTenth(CENTRE_X - half + 3)} ${roundToTenth(y)}H${roundToTenth(CENTRE_X + reach)}`;
  }
  const foot = BEAM_Y + 98;
  return (
    `<path d="M40 ${foot}H600" class="art-stroke-ink" stroke-width="1.5"/>` +
    `<path d="M40 ${foot + 5}H600M40 ${foot + 8.5}H600" class="art-stroke-a" stroke-width=".7"/>` +
    `<path d="M${CENTRE_X} ${BEAM_Y + 6}L${CENTRE_X + 54} ${foot}H${CENTRE_X - 54}z" class="art-fill-ground art-stroke-ink" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="${hatch}" class="art-stroke-ink" stroke-width=".9" fill="none"/>`
  );
}

/**
 * The hero: a balance that weighs a hundred players, for inline use. Classes of balance-inks.css give the
 * colours, so the drawing follows the theme. Ids begin with `h`; use it once a page.
 */
export function engraveHero(figures: HeroFigures): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(figures.label)}">` +
    `<defs>${IRIS}${defineChips(figures)}</defs>${drawRosette()}${drawFulcrum()}${drawBeam(figures)}</svg>`
  );
}
