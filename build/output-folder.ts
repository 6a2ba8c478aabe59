/** Folder of the built site; `OUT_DIR` names another, for a site of other content beside the own one. */
export const DIST = process.env['OUT_DIR'] || 'dist';

/** Where Astro keeps what it has read and fetched, apart for each site. */
export const ASTRO_CACHE = process.env['OUT_DIR']
  ? `.cache/astro/${process.env['OUT_DIR']}`
  : '.astro';

/** A folder's name as one word, for what is kept for it below .cache. */
export const asOneWord = (folder: string) => folder.replaceAll(/[\\/]/g, '~');
