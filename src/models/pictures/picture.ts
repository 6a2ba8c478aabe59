export type Picture = {
  /** Address of the original, or of the copy for browsers without `srcset`. */
  src: string;
  width: number;
  height: number;
  /** Copies by width, as `srcset` lists them; `null` for a drawing. */
  copies: { avif: string; webp: string } | null;
};
