import { createHash } from 'node:crypto';
import { engraveChip } from '#art/chip.ts';
import { engraveCover } from '#art/cover.ts';
import type { Category } from '#art/inks.ts';
import { engraveWatermark, watermarkId } from '#art/watermark.ts';
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

function watermarkFile(seed: WatermarkSeed): ArtFile {
  return artFile(`watermark-${seed}`, engraveWatermark(seed, { plain: true }));
}

/** Address of a plain rosette for `<use>`. */
export function watermarkHref(seed: WatermarkSeed): string {
  return `${watermarkFile(seed).path}#${watermarkId(seed)}`;
}

export type ChipOwner = { slug: string; initials: string; chip: number };

/** A casino's logo: its chip, seen face-on. */
export function chipFile({ slug, initials, chip }: ChipOwner): ArtFile {
  return artFile(`chip-${slug}`, printed(engraveChip(slug, initials, chip)));
}

export type CoverOwner = { slug: string; category: Category };

/** An article's cover, in the inks of its category. */
export function coverFile({ slug, category }: CoverOwner): ArtFile {
  return artFile(`cover-${slug}`, printed(engraveCover(slug, category)));
}

/** Every generated picture that the site serves as a file. */
export function artFiles(chips: readonly ChipOwner[], covers: readonly CoverOwner[]): ArtFile[] {
  return [...WATERMARK_SEEDS.map(watermarkFile), ...chips.map(chipFile), ...covers.map(coverFile)];
}

/** The rosette of a page's head, in the inks of the theme. */
export function pageWatermark(seed: string): string {
  return engraveWatermark(seed);
}
