import sharp from 'sharp';
import { DRAWING_BOX, OPEN_GRAPH_SIZE, type PlateLine } from '#art/og.ts';
import { bytesInRow, type IndexedDots } from './indexed-png.ts';
import type { PlateGround } from './open-graph.ts';
import { layLine, type Ramp } from './plate-letters.ts';

const { width: WIDTH, height: HEIGHT } = OPEN_GRAPH_SIZE;

type Colour = readonly [red: number, green: number, blue: number];
type Palette = readonly Colour[];

/** At most sixteen colours, so that two dots share a byte. Later places cover earlier ones. */
const ACCENT: Ramp = { first: 9, steps: 3 };
const PAPER: Ramp = { first: 12, steps: 3 };

/** A drawing of the owner's has colours of its own: in whole bytes there is room for so many. */
const MOST_COLOURS = 256;
const AREAS_OF_DRAWING = 64;

const colourOf = (hex: string): Colour => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

function between(from: Colour, to: Colour, share: number): Colour {
  const [red, green, blue] = from.map((value, i) =>
    Math.round(value + ((to[i] ?? 0) - value) * share),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** The colours of a plate: its grounds, and each ink where it covers the ground in part and whole. */
export function paletteOf({ inks }: Pick<PlateGround, 'inks'>): Palette {
  const on = (ground: string, ink: string, steps: number): Colour[] =>
    Array.from({ length: steps }, (_, step) =>
      between(colourOf(ground), colourOf(ink), (step + 1) / steps),
    );
  const { ground, deepGround, inkA, inkB, accent, paper } = inks;
  return [
    colourOf(ground),
    colourOf(deepGround),
    ...on(ground, inkB, 3),
    ...on(ground, inkA, 3),
    ...on(deepGround, accent, 2).slice(0, 1),
    ...on(ground, accent, ACCENT.steps),
    ...on(ground, paper, PAPER.steps),
  ];
}

/** The colours of dots of three bytes, the most frequent first. */
function coloursIn(dots: Buffer): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < dots.length; at += 3) {
    const colour = dots.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
}

/**
 * The colours of the owner's drawing, as many as the palette has room for: those of its areas as they are, and
 * for its shades and edges the nearest of few.
 */
async function coloursOfDrawing(dots: Buffer, room: number): Promise<Palette> {
  const drawing = sharp(dots, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  const box = drawing.extract(DRAWING_BOX);
  const all = coloursIn(await box.clone().raw().toBuffer());
  const fewer = await box.png({ palette: true, effort: 1 }).toBuffer();
  const few = coloursIn(await sharp(fewer).removeAlpha().raw().toBuffer());
  const colours = [...new Set([...all.slice(0, AREAS_OF_DRAWING), ...few])].slice(0, room);
  return colours.map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
}

/** Where in a palette the colour nearest to another stands. */
function nearest([red, green, blue]: Colour, palette: Palette): number {
  let best = Infinity;
  let place = 0;
  palette.forEach(([r, g, b], i) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < best) [best, place] = [distance, i];
  });
  return place;
}

/** Finds the place of the colour nearest to that of three bytes, and remembers it. */
function placesIn(palette: Palette): (dots: Buffer, at: number) => number {
  const places = new Map<number, number>();
  return (dots, at) => {
    const colour: Colour = [dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0];
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    const place = places.get(key) ?? nearest(colour, palette);
    places.set(key, place);
    return place;
  };
}

const isOfDrawing = (x: number, y: number): boolean =>
  x >= DRAWING_BOX.left &&
  x < DRAWING_BOX.left + DRAWING_BOX.width &&
  y >= DRAWING_BOX.top &&
  y < DRAWING_BOX.top + DRAWING_BOX.height;

/** The ground in dots of its palette, without words. */
async function rasterise(ground: PlateGround): Promise<IndexedDots> {
  const dots = await sharp(Buffer.from(ground.svg)).removeAlpha().raw().toBuffer();
  const ofPlate = paletteOf(ground);
  const room = ground.drawing ? MOST_COLOURS - ofPlate.length : 0;
  const palette = [...ofPlate, ...(room > 0 ? await coloursOfDrawing(dots, room) : [])];
  const [onPlate, inDrawing] = [placesIn(ofPlate), placesIn(palette)];
  const bitsPerDot = ground.drawing ? 8 : 4;
  const rowBytes = bytesInRow(WIDTH, bitsPerDot);
  const rows = new Uint8Array(HEIGHT * rowBytes);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const placeOf = isOfDrawing(x, y) ? inDrawing : onPlate;
      const place = placeOf(dots, (y * WIDTH + x) * 3);
      const byte = y * rowBytes + 1 + (bitsPerDot === 8 ? x : x >> 1);
      rows[byte] = bitsPerDot === 8 || x % 2 === 1 ? (rows[byte] ?? 0) | place : place << 4;
    }
  }
  return { width: WIDTH, height: HEIGHT, bitsPerDot, palette, rows };
}

const rasterised = new WeakMap<PlateGround, Promise<IndexedDots>>();

/** Drawn once for all pages of the plate. */
function groundDots(ground: PlateGround): Promise<IndexedDots> {
  const dots = rasterised.get(ground) ?? rasterise(ground);
  rasterised.set(ground, dots);
  return dots;
}

/** A plate with the words of a page on it. */
export async function platedDots(ground: PlateGround, lines: readonly PlateLine[]) {
  const plate = await groundDots(ground);
  const dots = { ...plate, rows: plate.rows.slice() };
  for (const line of lines) {
    const ramp = line.ink === 'paper' ? PAPER : ACCENT;
    await layLine(dots, { letters: ground.letters, ramp }, line);
  }
  return dots;
}
