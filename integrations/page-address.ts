import { globSync } from 'node:fs';

/** Address of a page by its file: `reviews/quillmark.html` is at /reviews/quillmark, `index.html` at /. */
export const addressOfFile = (file: string) =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

export const addressesIn = (dist: string): string[] =>
  globSync('**/*.html', { cwd: dist })
    .map(addressOfFile)
    .filter((address) => address !== '/404')
    .sort();
