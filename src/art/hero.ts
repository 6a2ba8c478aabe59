import { flower, ring, spin, trace, turnAndShrink } from './curves.ts';
import { chipEdge, reeding, spotPath } from './edge.ts';
import { escapeXml } from './markup.ts';
import { roundToTenth } from './numbers.ts';
import { prng } from './random.ts';

/** The chip of a player on the balance, by what became of them. */
export type HeroChip = {
  group: 'lost' | 'less' | 'more';
  /** Which of three faces it shows: 0, 1 or 2. */
  face: number;
  /** From the pivot, and up from the upper edge of the beam where negative. */
  x: number;
  y: number;
};

export type HeroFigures = {
  chips: readonly HeroChip[];
  /** Clockwise. */
  tiltDegrees: number;
  /** The drawing in words, for those who do not see it. */
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
/** How far a chip lies out of line with its stack, at most. */
const OUT_OF_LINE = 1.2;

/** The three faces of a chip, turned differently: where their spots begin. */
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
 * The chips that stacks are built from. Those of who lost everything are solid, those of who left with
 * more are drawn in line, of the others half is left: shape tells them apart without colour. What a
 * chip is made of is a pattern, which is there once and fills each of them: of all that a `use` refers to
 * a browser has copies, and styles each copy whenever it styles the page.
 */
function defineChips(): string {
  const { width, height } = CHIP;
  const box = `x="${-width / 2}" width="${width}" height="${height}" rx="1.3"`;
  const rim = (ink: string) =>
    `<rect x="${0.35 - width / 2}" y=".35" width="${width - 0.7}" height="${height - 0.7}" rx="1.2" class="${ink}" fill="none" stroke-width=".7"/>`;
  const ground = `<rect ${box} class="art-fill-outcome-ground"/>`;
  const half = `<path class="art-fill-outcome-less" d="M${-width / 2} ${height / 2}h${width}v${height / 2 - 1.2}q0 1.2-1.2 1.2h${2.4 - width}q-1.2 0-1.2-1.2z"/>`;
  const reeds = `<path d="${reeding(width, height, 28)}" class="art-stroke-chip-reed" stroke-width=".5" stroke-opacity=".4" fill="none"/>`;
  const spots = (rhythm: string, phase: number) =>
    spotPath(rhythm, { phase, radius: width / 2, height });
  const shown = (id: string, parts: string) =>
    `<pattern id="${id}" width="1" height="1"><g transform="translate(${width / 2})">${parts}</g></pattern>`;
  return PHASES.map(
    (phase, i) =>
      shown(
        `hlost${i}`,
        `<rect ${box} class="art-fill-outcome-lost"/><path class="art-fill-outcome-cut" d="${spots('3 7', phase)}"/>${reeds}${rim('art-stroke-chip-reed')}`,
      ) +
      shown(
        `hmore${i}`,
        `${ground}<path class="art-fill-outcome-more" d="${spots('5 5', phase)}"/>${rim('art-stroke-outcome-more')}`,
      ) +
      shown(`hless${i}`, `${ground}${half}${rim('art-stroke-outcome-less')}`),
  ).join('');
}

/**
 * The beam is a very long chip seen edge-on. It and each of the chips can be moved by a transform of their
 * own: what moves them finds them by `data-beam` and `data-chips`.
 */
function drawBeam({ chips, tiltDegrees }: HeroFigures): string {
  const random = prng('edgewise/hero/3');
  const { width, height } = BEAM;
  const paint = { body: 'class="art-fill-ink"', spot: 'class="art-fill-beam"' };
  const bar = chipEdge(width, height, { rhythm: '1.5 2.25', phase: 0.4, paint });
  const stacks = chips
    .map(({ group, face, x, y }) => {
      const left = roundToTenth(x - CHIP.width / 2 + random.between(-OUT_OF_LINE, OUT_OF_LINE));
      return `<rect x="${left}" y="${roundToTenth(y)}" width="${CHIP.width}" height="${CHIP.height}" fill="url(#h${group}${face})"/>`;
    })
    .join('');
  return (
    `<g transform="translate(${CENTRE_X} ${BEAM_Y})"><g data-beam="" transform="rotate(${tiltDegrees})"><g transform="translate(0 ${-height / 2})"><g data-chips="">${stacks}</g>` +
    `${bar}<path d="${reeding(width, height, 150)}" class="art-stroke-ground" stroke-width=".6" stroke-opacity=".35" fill="none"/></g></g></g>`
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
 * The hero: a balance that weighs a hundred players, for inline use. Its colours are classes of art.css, so
 * the drawing follows the theme. Ids begin with `h`; use it once a page.
 */
export function engraveHero(figures: HeroFigures): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(figures.label)}">` +
    `<defs>${IRIS}${defineChips()}</defs>${drawRosette()}${drawFulcrum()}${drawBeam(figures)}</svg>`
  );
}
