import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isEngravable } from '#art/lettering.ts';
import { engraveFavicon, markParts } from '#art/mark.ts';
import type { BrandOnPlate } from '#art/og.ts';
import type { BrandView } from '#domain/site/brand-view.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { BRAND_FOLDER, type Look } from '#schemas/site-look.ts';
import { readSvg } from '#domain/svg/svg-file.ts';
import { type ArtFile, artFile } from './art-files.ts';
import { printed } from './printed.ts';

type Branded = { brand: string; baseUrl: string; look: Look };

/** Height of a wordmark in the header, and the width that a phone's menu leaves for it. */
const WORDMARK = { height: 30, mostWidth: 180 };

/** Width of a sharing picture in pixels. */
const PLATE_WIDTH = 1200;

type Drawing = { svg: string; width: number; height: number };

/** A drawing of the brand, sanitised. Throws on a file that the content check refuses. */
function readDrawing(name: string): Drawing {
  const file = path.join(CONTENT_DIR, BRAND_FOLDER, name);
  const read = readSvg(readFileSync(file));
  if (!read.ok) {
    const [fault] = read.faults;
    throw new Error(`${file}: found ${fault?.found}, expected ${fault?.expected}`);
  }
  return read;
}

const wordmarkFile = (ground: string, { svg }: Drawing): ArtFile =>
  artFile(`wordmark-${ground}`, svg);

/** Files of the wordmark, for light and dark grounds. */
export function brandFiles({ wordmark }: Look): ArtFile[] {
  if (wordmark === null) return [];
  return [
    wordmarkFile('on-paper', readDrawing(wordmark.onPaper)),
    wordmarkFile('on-dark', readDrawing(wordmark.onDark)),
  ];
}

/** Brand for header, menu and footer. */
export function brandView({ brand, look }: Branded): BrandView {
  const [onPaper, onDark] = brandFiles(look);
  if (look.wordmark !== null && onPaper !== undefined && onDark !== undefined) {
    const { width, height } = readDrawing(look.wordmark.onPaper);
    const shownHeight = Math.min(WORDMARK.height, (WORDMARK.mostWidth * height) / width);
    return {
      name: brand,
      sign: {
        kind: 'wordmark',
        onPaper: onPaper.path,
        onDark: onDark.path,
        width: Math.round((shownHeight * width) / height),
        height: Math.round(shownHeight),
      },
    };
  }
  if (look.icon === null) return { name: brand, sign: { kind: 'letter', parts: markParts(brand) } };
  // The address of the tab icon never changes, so a hash in the query makes browsers load a new
  // drawing.
  const hash = createHash('sha256').update(readDrawing(look.icon).svg).digest('hex').slice(0, 8);
  return { name: brand, sign: { kind: 'icon', href: `/favicon.svg?${hash}` } };
}

/**
 * Brand for sharing pictures, on dark plates. Falls back to the host name if the font lacks a
 * letter of the brand's name.
 */
export function brandOnPlate({
  brand,
  baseUrl,
  look: { wordmark, icon, type },
}: Branded): BrandOnPlate {
  // There are no outlines of system fonts; their headings are as narrow as Imbue.
  const letters = type === 'sofia' ? 'sofia' : 'imbue';
  if (wordmark !== null) return { kind: 'wordmark', letters, ...embedded(wordmark.onDark) };
  const name = isEngravable(brand) ? brand : new URL(baseUrl).hostname;
  return icon === null
    ? { kind: 'letter', letters, of: brand, name }
    : { kind: 'icon', letters, name, ...embedded(icon) };
}

function embedded(file: string) {
  const { svg, width, height } = readDrawing(file);
  // librsvg rasterises an embedded drawing at its own size, so it is set as wide as the plate.
  const size = `width="${PLATE_WIDTH}" height="${(PLATE_WIDTH * height) / width}"`;
  const base64 = Buffer.from(svg.replace('<svg', `<svg ${size}`)).toString('base64');
  return { href: `data:image/svg+xml;base64,${base64}`, width, height };
}

/** Icon for tabs and home screens. */
export function brandIcon({ brand, look }: Pick<Branded, 'brand' | 'look'>): Drawing {
  if (look.icon !== null) return readDrawing(look.icon);
  return { svg: printed(engraveFavicon(brand)), width: 48, height: 48 };
}
