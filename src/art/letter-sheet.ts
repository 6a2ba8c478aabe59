import { glyphsIn, type Letters } from './lettering.ts';
import { roundToThousandth } from './numbers.ts';

/** A letter's place on its sheet, in dots: where its box begins, how wide that is, and where the letter starts in it. */
export type LetterBox = { x: number; width: number; start: number };

/** All letters of a font in one size, white, side by side; `baseline` dots below the upper edge they stand. */
export type LetterSheet = {
  svg: string;
  width: number;
  height: number;
  baseline: number;
  boxes: ReadonlyMap<string, LetterBox>;
};

/** Letters reach into their neighbours' room by no more, in parts of the capital height. */
const OVERHANG = 0.2;

/** The sheet from which words are put together without drawing each letter again. */
export function engraveLetterSheet(letters: Letters, capHeight: number): LetterSheet {
  const scale = roundToThousandth(capHeight / 100);
  const glyphs = Object.entries(glyphsIn(letters));
  const start = Math.ceil(capHeight * OVERHANG);
  const baseline = Math.ceil(-scale * Math.min(...glyphs.map(([, glyph]) => glyph[2]))) + 1;
  const below = Math.ceil(scale * Math.max(...glyphs.map(([, glyph]) => glyph[3]))) + 1;
  const boxes = new Map<string, LetterBox>();
  let markup = '';
  let x = 0;
  for (const [character, [advance, path]] of glyphs) {
    const width = Math.ceil(advance * scale) + 2 * start;
    boxes.set(character, { x, width, start });
    markup += `<path d="${path}" transform="translate(${x + start} ${baseline})scale(${scale})"/>`;
    x += width;
  }
  const height = baseline + below;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${x}" height="${height}" fill="#fff">${markup}</svg>`;
  return { svg, width: x, height, baseline, boxes };
}
