/** Folder of the built site; `OUT_DIR` names another, for a site of other content beside the own one. */
export const DIST = process.env['OUT_DIR'] || 'dist';

/** A folder's name as one word, for what is kept for it below .cache. */
export const asOneWord = (folder: string) => folder.replaceAll(/[\\/]/g, '~');
