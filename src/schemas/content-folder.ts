/**
 * Folder of the content that is checked and built, from the root of the project. `CONTENT_DIR` names
 * another than the site's own: one of those that the software is tested on, say.
 */
export const CONTENT_DIR = (process.env['CONTENT_DIR'] || 'content').replace(/\/+$/, '');
