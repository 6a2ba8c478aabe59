export type PictureModel = {
  /** Address of the original, or of the copy for browsers without `srcset`. */
  src: string;
  width: number;
  height: number;
  /** Copies by width, as `srcset` lists them; `null` where one file serves all. */
  copies: { avif: string; webp: string } | null;
};
