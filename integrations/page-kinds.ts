/** Pages of a list after the first are of its kind, however many there are. */
const LATER_PAGES = /\/page\/\[[^\]]+\]$|\/\[\.\.\.[^\]]+\]$/;

/**
 * The kind of pages that a route makes, by its pattern. What a page weighs may depend on its kind, and on how many
 * kinds there are, never on how many pages.
 */
export const kindOf = (pattern: string): string => pattern.replace(LATER_PAGES, '') || '/';

/** Address of a page by its file: `reviews/quillmark.html` is at /reviews/quillmark, `index.html` at /. */
export const addressOfFile = (file: string) =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** File of the page that Astro draws for a path, with `.html` at its end or without: the reverse. */
export const fileOfPathname = (pathname: string) =>
  `${pathname.replace(/^\/|\/$|\.html$/g, '') || 'index'}.html`;
