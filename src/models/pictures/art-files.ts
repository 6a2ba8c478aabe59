import { createHash } from 'node:crypto';
import { engraveChip } from '#art/chip.ts';
import { engraveCover } from '#art/cover.ts';
import type { Category } from '#art/inks.ts';
import { engraveLogoChip, type LogoPrint } from '#art/logo-chip.ts';
import { engraveWatermark, watermarkId } from '#art/watermark.ts';
import type { Picture } from './picture.ts';
import { printed } from './printed.ts';

/** Generated picture served as a file; its name contains a hash of its content. */
export type ArtFile = { path: string; svg: string };

const ART_FOLDER = '/assets/art';

export function artFile(name: string, svg: string): ArtFile {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { path: `${ART_FOLDER}/${name}.${hash}.svg`, svg };
}

/** Rosettes by the band or dialog that they lie behind. */
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

/** Caches a drawing that many pages use. The brand's colours and `from` are all of its inputs. */
export function drawnOnce(name: string, from: readonly unknown[], draw: () => string): ArtFile {
  const key = JSON.stringify([name, import.meta.env.BRAND_COLOURS, ...from]);
  const file = files.get(key) ?? artFile(name, draw());
  files.set(key, file);
  return file;
}

const watermarkFile = (seed: WatermarkSeed): ArtFile =>
  drawnOnce(`watermark-${seed}`, [], () => engraveWatermark(seed));

/** Address of a rosette for `<use>`. */
export function watermarkHref(seed: WatermarkSeed): string {
  return `${watermarkFile(seed).path}#${watermarkId(seed)}`;
}

export type ChipOwner = {
  slug: string;
  initials: string;
  chip: number;
  /** Logo that the owner has given; `null` where the engraved chip is the logo. */
  print: LogoPrint | null;
};

/** Casino logo: its chip from above, with the casino's own logo printed on it if there is one. */
function chipFile({ slug, initials, chip, print }: ChipOwner): ArtFile {
  return print === null
    ? drawnOnce(`chip-${slug}`, [initials, chip], () => printed(engraveChip(slug, initials, chip)))
    : drawnOnce(`logo-${slug}`, [chip, print], () => printed(engraveLogoChip(slug, chip, print)));
}

export const chipPath = (owner: ChipOwner): string => chipFile(owner).path;

export type CoverOwner = { slug: string; category: Category };

const coverFile = ({ slug, category }: CoverOwner): ArtFile =>
  drawnOnce(`cover-${slug}`, [category], () => printed(engraveCover(slug, category)));

/** Engraved cover of an article. */
export function engravedCover(owner: CoverOwner): Picture {
  return { src: coverFile(owner).path, width: 1200, height: 750, copies: null };
}

export type Drawing = { name: string; svg: string };

/** The owner's drawing, sanitised, on a ground that shows it in both themes. */
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

/** All generated pictures that are served as files. */
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
