/** A part of a chip seen edge-on, of which letters are made: dark, or faint. */
export type ChipPart = { x: number; y: number; width: number; faint: boolean };

/** What stands beside the name of the site, or for it. */
export type BrandSign =
  | { kind: 'letter'; parts: readonly ChipPart[] }
  | { kind: 'icon'; href: string }
  | {
      kind: 'wordmark';
      /** Addresses of the drawing for light grounds, and of that for dark ones. */
      onPaper: string;
      onDark: string;
      /** In CSS pixels, as they are shown. */
      width: number;
      height: number;
    };

/** The brand of the site, as pages show it. */
export type BrandView = { name: string; sign: BrandSign };
