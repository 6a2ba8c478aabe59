import { SOFIA_GLYPHS } from './glyphs-sofia.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';
import { roundToTenth, roundToThousandth } from './numbers.ts';

/** Fonts with outlines, of the same characters. */
const FONTS = { imbue: GLYPHS, sofia: SOFIA_GLYPHS } as const;
export type Letters = keyof typeof FONTS;

type OutlineOptions = {
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  letters?: Letters;
};

/** Replacements for signs that differ from an available one in shape or width only. */
const LIKENESSES: Readonly<Record<string, string>> = {
  "'": '\u2019',
  '\u2018': '\u2019',
  '\u2010': '-',
  '\u2011': '-',
  '\u2014': '\u2013',
  '\u2026': '...',
};

/** Outlines of a text. Throws a RangeError for a character that has none. */
export function glyphsOf(text: string, letters: Letters = 'imbue'): Glyph[] {
  return [...text].map((character) => {
    const glyph = FONTS[letters][character];
    if (glyph === undefined) {
      throw new RangeError(`No outline for "${character}" in "${text}": see glyphs.ts`);
    }
    return glyph;
  });
}

function place(glyphs: readonly Glyph[], start: number, tracking: number): string {
  let x = start;
  let markup = '';
  for (const [advance, path] of glyphs) {
    markup += `<path d="${path}" transform="translate(${roundToTenth(x)})"/>`;
    x += advance + tracking;
  }
  return markup;
}

/**
 * Text as outlines, centred on y = 0. `capHeight` is in user units, `tracking` in hundredths of it. Throws a
 * RangeError for a character that has no outline.
 */
export function outline(text: string, capHeight: number, options: OutlineOptions = {}): string {
  const { tracking = 4, anchor = 'middle', letters = 'imbue' } = options;
  const glyphs = glyphsOf(text, letters);
  const width = glyphs.reduce((sum, [advance]) => sum + advance + tracking, -tracking);
  const start = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  const scale = roundToThousandth(capHeight / 100);
  return `<g transform="translate(0 ${roundToTenth(capHeight / 2)})scale(${scale})">${place(glyphs, start, tracking)}</g>`;
}

/** A sign scaled to fit a box and centred on its own ink, for seals. Throws like `outline`. */
export function sealSign(sign: string, maxHeight: number, maxWidth: number): string {
  const glyphs = glyphsOf(sign);
  const top = Math.min(...glyphs.map((glyph) => glyph[2]));
  const bottom = Math.max(...glyphs.map((glyph) => glyph[3]));
  const width = glyphs.reduce((sum, [advance]) => sum + advance, 0);
  const scale = roundToThousandth(Math.min(maxHeight / (bottom - top), maxWidth / width));
  return `<g transform="scale(${scale})translate(0 ${roundToTenth(-(top + bottom) / 2)})">${place(glyphs, -width / 2, 0)}</g>`;
}

/**
 * Nearest text that has outlines: accents are dropped, similar signs are replaced, white space becomes plain
 * spaces, and any other character without an outline is dropped.
 */
export function toEngravable(text: string): string {
  return [...text.normalize('NFD').replace(/\s+/g, ' ')]
    .map((character) => LIKENESSES[character] ?? character)
    .filter((character) => [...character].every((part) => GLYPHS[part] !== undefined))
    .join('');
}

/** True if each character of a text has an outline, with or without its accent. */
export const isEngravable = (text: string): boolean =>
  [...text].every((character) => toEngravable(character) !== '');

const LARGEST_CAP_HEIGHT = 64;
const SMALLEST_CAP_HEIGHT = 34;
/** Height available between brand and serial number, in user units. */
const MOST_HEIGHT = 350;
/** Line height, in capital heights. */
export const LEADING = 1.62;
const WRAP_WIDTH = 540;
const LINE_WIDTH = 560;

/** Advance width of a text in user units, from its start to the start of a following letter. */
export const widthOf = (text: string, capHeight: number, letters: Letters = 'imbue'): number =>
  (glyphsOf(text, letters).reduce((sum, [advance]) => sum + advance, 0) * capHeight) / 100;

type Measure = (text: string) => number;

function wrap(text: string, width: Measure, wrapWidth = WRAP_WIDTH): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = `${line} ${word}`.trim();
    if (line !== '' && width(longer) > wrapWidth) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Balanced lines: the same number of lines, as even as possible. */
function wrapEvenly(text: string, width: Measure): string[] {
  let lines = wrap(text, width);
  for (let wrapWidth = WRAP_WIDTH; wrapWidth > 0; wrapWidth -= 10) {
    const narrower = wrap(text, width, wrapWidth);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Cuts a line of one word that is too long into pieces that fit. */
function cut(line: string, width: Measure): string[] {
  const pieces = [''];
  for (const character of line) {
    const piece = (pieces.pop() ?? '') + character;
    pieces.push(...(width(piece) > LINE_WIDTH ? [piece.slice(0, -1), character] : [piece]));
  }
  return pieces;
}

/**
 * Breaks an engravable title into balanced lines of at most 540 user units, at the largest capital height at
 * which they stay clear of brand and serial number. A longer title is set at the smallest height in more lines,
 * and a word too long for a line is cut.
 */
export function wrapTitle(
  title: string,
  letters: Letters = 'imbue',
): { capHeight: number; lines: string[] } {
  for (let capHeight = LARGEST_CAP_HEIGHT; ; capHeight -= 3) {
    const width: Measure = (text) => widthOf(text, capHeight, letters);
    const lines = wrapEvenly(title, width);
    if (capHeight <= SMALLEST_CAP_HEIGHT) {
      return { capHeight, lines: lines.flatMap((line) => cut(line, width)) };
    }
    const fits = lines.every((line) => width(line) <= LINE_WIDTH);
    if (lines.length * capHeight * LEADING <= MOST_HEIGHT && fits) return { capHeight, lines };
  }
}
