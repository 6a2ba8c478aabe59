import { createHash } from 'node:crypto';
import { engraveChip } from '#art/chip.ts';
import { engraveCover } from '#art/cover.ts';
import type { Category } from '#art/inks.ts';
import { engraveLogoChip, type LogoPrint } from '#art/logo-chip.ts';
import { engraveWatermark, watermarkId } from '#art/watermark.ts';
import type { Picture } from './picture.ts';
import { printed } from './printed.ts';

/** A generated picture that is served as a file; its name changes with its bytes. */
export type ArtFile = { path: string; svg: string };

const ART_FOLDER = '/assets/art';

/** A picture under an address that changes with its bytes. */
export function artFile(name: string, svg: string): ArtFile {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { path: `${ART_FOLDER}/${name}.${hash}.svg`, svg };
}

/** Plain rosettes that bands and dialogs show, by what they stand behind. */
const WATERMARK_SEEDS = [
  'stat0',
  'stat3',
  'stat6',
  'ledger-7',
  'cta',
  'menu',
  'featured-2',
  'kind-no-deposit',
  'kind-welcome',
  'kind-back',
  'nothing-found',
] as const;
export type WatermarkSeed = (typeof WATERMARK_SEEDS)[number];

const files = new Map<string, ArtFile>();

/** A drawing that many pages name and that is drawn once; `from` and the brand are all that it follows from. */
export function drawnOnce(name: string, from: readonly unknown[], draw: () => string): ArtFile {
  const key = JSON.stringify([name, import.meta.env.BRAND_COLOURS, ...from]);
  const file = files.get(key) ?? artFile(name, draw());
  files.set(key, file);
  return file;
}

const watermarkFile = (seed: WatermarkSeed): ArtFile =>
  drawnOnce(`watermark-${seed}`, [], () => engraveWatermark(seed, { plain: true }));

/** Address of a plain rosette for `<use>`. */
export function watermarkHref(seed: WatermarkSeed): string {
  return `${watermarkFile(seed).path}#${watermarkId(seed)}`;
}

export type ChipOwner = {
  slug: string;
  initials: string;
  chip: number;
  /** The logo that the owner has given; `null` where the chip itself is the logo. */
  print: LogoPrint | null;
};

/** A casino's logo: its chip, seen face-on, with its own logo printed on it where there is one. */
function chipFile({ slug, initials, chip, print }: ChipOwner): ArtFile {
  return print === null
    ? drawnOnce(`chip-${slug}`, [initials, chip], () => printed(engraveChip(slug, initials, chip)))
    : drawnOnce(`logo-${slug}`, [chip, print], () => printed(engraveLogoChip(slug, chip, print)));
}

/** The address of a casino's logo. */
export const chipPath = (owner: ChipOwner): string => chipFile(owner).path;

export type CoverOwner = { slug: string; category: Category };

/** An article's cover, in the inks of its category. */
const coverFile = ({ slug, category }: CoverOwner): ArtFile =>
  drawnOnce(`cover-${slug}`, [category], () => printed(engraveCover(slug, category)));

/** An article's cover, as a page shows it. */
export function engravedCover(owner: CoverOwner): Picture {
  return { src: coverFile(owner).path, width: 1200, height: 750, copies: null };
}

export type Drawing = { name: string; svg: string };

/** A drawing of the owner's, sanitised, on a ground on which it is seen in either theme. */
export function drawingFile({ name, svg }: Drawing): ArtFile {
  const viewBox = / viewBox="([^"]+)"/.exec(svg)?.[1] ?? '';
  const [x, y, width, height] = viewBox.trim().split(/[\s,]+/);
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  // The drawing keeps its own root, whose attributes must not apply to the ground.
  return artFile(
    `drawing-${name.replace('/', '-').replace('.svg', '')}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect ${place} style="fill:#fff;stroke:none"/>${svg.replace('<svg ', `<svg ${place} `)}</svg>`,
  );
}

/** Every generated picture that the site serves as a file. */
export function artFiles(
  chips: readonly ChipOwner[],
  covers: readonly CoverOwner[],
  drawings: readonly Drawing[],
): ArtFile[] {
  return [
    ...WATERMARK_SEEDS.map(watermarkFile),
    ...drawings.map(drawingFile),
    ...chips.map(chipFile),
    ...covers.map(coverFile),
  ];
}

/** The rosette of a page's head, in the inks of the theme. */
export function pageWatermark(seed: string): string {
  return engraveWatermark(seed);
}
