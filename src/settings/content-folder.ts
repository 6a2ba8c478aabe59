/**
 * Folder of the content that is checked and built, from the root of the project. `CONTENT_DIR`
 * overrides it, for example with a fixture.
 */
export const CONTENT_DIR = (process.env['CONTENT_DIR'] || 'content').replace(/\/+$/, '');
