import sharp from 'sharp';
import { engraveLetterSheet, type LetterBox, type LetterSheet } from '#art/letter-sheet.ts';
import { glyphsOf, type Letters } from '#art/lettering.ts';
import type { PlateLine } from '#art/og.ts';
import { bytesInRow, type IndexedDots } from './indexed-png.ts';

/** An ink's places in the palette, from where it is thinnest on the ground to where it covers it. */
export type Ramp = { first: number; steps: number };

/** How far each dot of a sheet is covered by a letter, from 0 to 255, and the letters that were looked at. */
type Mask = LetterSheet & { cover: Uint8Array; inked: Map<string, InkedDots> };

/** The dots of a letter that have ink: how far from its upper left corner, and their places in the palette. */
type InkedDots = { across: Uint16Array; down: Uint16Array; places: Uint8Array };

const masks = new Map<string, Promise<Mask>>();

async function drawSheet(letters: Letters, capHeight: number): Promise<Mask> {
  const sheet = engraveLetterSheet(letters, capHeight);
  const cover = await sharp(Buffer.from(sheet.svg)).extractChannel('alpha').raw().toBuffer();
  return { ...sheet, cover, inked: new Map() };
}

function maskOf(letters: Letters, capHeight: number): Promise<Mask> {
  const key = `${letters} ${capHeight}`;
  const mask = masks.get(key) ?? drawSheet(letters, capHeight);
  masks.set(key, mask);
  return mask;
}

/** Found once for each letter in a size and an ink: most of its box is paper. */
function inkedDots(mask: Mask, character: string, box: LetterBox, ramp: Ramp): InkedDots {
  const key = `${ramp.first} ${character}`;
  const inked = mask.inked.get(key) ?? findInked(mask, box, ramp);
  mask.inked.set(key, inked);
  return inked;
}

function findInked({ cover, width, height }: Mask, box: LetterBox, ramp: Ramp): InkedDots {
  const across: number[] = [];
  const down: number[] = [];
  const places: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const step = Math.round(((cover[y * width + box.x + x] ?? 0) * ramp.steps) / 255);
      if (step === 0) continue;
      across.push(x);
      down.push(y);
      places.push(ramp.first + step - 1);
    }
  }
  return {
    across: Uint16Array.from(across),
    down: Uint16Array.from(down),
    places: Uint8Array.from(places),
  };
}

/** Lays a letter on the dots with its upper left corner at a place. Throws a RangeError where it leaves the plate. */
function layLetter(
  { rows, bitsPerDot, width, height }: IndexedDots,
  { across, down, places }: InkedDots,
  { left, top }: { left: number; top: number },
): void {
  const rowBytes = bytesInRow(width, bitsPerDot);
  for (let dot = 0; dot < places.length; dot += 1) {
    const x = left + (across[dot] ?? 0);
    const y = top + (down[dot] ?? 0);
    if (x < 0 || x >= width || y < 0 || y >= height) {
      throw new RangeError(`Expected words within the plate, found a dot at ${x}, ${y}`);
    }
    const place = places[dot] ?? 0;
    const byte = y * rowBytes + 1 + (bitsPerDot === 8 ? x : x >> 1);
    const shift = bitsPerDot === 8 || x % 2 === 1 ? 0 : 4;
    const there = rows[byte] ?? 0;
    const old = bitsPerDot === 8 ? there : (there >> shift) & 15;
    // Where two letters touch, the darker of both is seen.
    if (place > old) rows[byte] = there + ((place - old) << shift);
  }
}

/**
 * The nearest place at which a byte of two dots begins: there the same letter is the same bytes, which a compressed
 * line holds once. No letter is moved by more than a dot.
 */
const onByte = (x: number): number => 2 * Math.round(x / 2);

/** Lays a line of words on the dots, in the ink of a ramp. */
export async function layLine(
  dots: IndexedDots,
  { letters, ramp }: { letters: Letters; ramp: Ramp },
  line: PlateLine,
): Promise<void> {
  const mask = await maskOf(letters, line.capHeight);
  let x = line.x;
  for (const character of line.text) {
    const box = mask.boxes.get(character);
    const [glyph] = glyphsOf(character, letters);
    if (box === undefined || glyph === undefined) continue;
    const left = onByte(Math.round(x) - box.start);
    layLetter(dots, inkedDots(mask, character, box, ramp), { left, top: line.y - mask.baseline });
    x += (glyph[0] * line.capHeight) / 100 + line.tracking;
  }
}
