/** A picture that a page shows. */
export type PictureModel = {
  /** Where the whole of it is, or the copy for browsers that do not choose one. */
  src: string;
  width: number;
  height: number;
  /** Smaller and larger copies by their widths, as `srcset` lists them; `null` where one does for all. */
  copies: { avif: string; webp: string } | null;
};
