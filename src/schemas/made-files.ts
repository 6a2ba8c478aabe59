/** Channel of Node's by which a route gives the build its files: what is bundled shares no modules with it. */
export const MADE_FILES = 'edgewise:made-files';

/** A file of the site that is made when it is asked for, and not when a page names it. */
export type MadeFile = {
  /** Where the site serves it, from its root. */
  path: string;
  make: () => string | Uint8Array | Promise<string | Uint8Array>;
  /**
   * Stands for all that it is made from, the code among it, and can be the name of a file: what was made by it before
   * is the same. `null` for a file that every build makes anew.
   */
  recipe: string | null;
};

/** The files of a route. Who writes them all sets `written`, which ends when they are there. */
export type GivenFiles = { files: readonly MadeFile[]; written: Promise<void> | null };
