import { isPreview } from '#settings/build-day.ts';

const PUBLIC = 'dist';

/**
 * Folder of the built site; `OUT_DIR` names another, for a site of other content beside the own one. A
 * preview has its own, so that it never lies where a site to publish is looked for.
 */
export const DIST = process.env['OUT_DIR'] || (isPreview() ? 'preview' : PUBLIC);

/** Cache folder of Astro, one for each site. */
export const ASTRO_CACHE = DIST === PUBLIC ? '.astro' : `.cache/astro/${DIST}`;

/** Path of a folder as one file name, for its files below .cache. */
export const asOneWord = (folder: string) => folder.replaceAll(/[\\/]/g, '~');
