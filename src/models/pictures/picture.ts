/** A picture as a page shows it. */
export type Picture = {
  /** Where the whole of it is, or the copy for those who do not choose. */
  src: string;
  width: number;
  height: number;
  /** Smaller and larger copies by their widths, as `srcset` lists them; `null` of a drawing. */
  copies: { avif: string; webp: string } | null;
};
