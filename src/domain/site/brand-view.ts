/** Segment of a chip seen edge-on, from which letters are built: dark, or faint. */
export type ChipPart = { x: number; y: number; width: number; faint: boolean };

/** Logo beside the name of the site, or in its place. */
export type BrandSign =
  | { kind: 'letter'; parts: readonly ChipPart[] }
  | { kind: 'icon'; href: string }
  | {
      kind: 'wordmark';
      /** Addresses of the image for light and for dark grounds. */
      onPaper: string;
      onDark: string;
      /** Displayed size in CSS pixels. */
      width: number;
      height: number;
    };

/** The brand of the site, as pages show it. */
export type BrandView = { name: string; sign: BrandSign };
