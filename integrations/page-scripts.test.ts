import { expect, test } from 'vitest';
import { preloads } from './page-scripts.ts';
import { edited } from './edited.ts';
import { parsePage } from '#domain/html/page-tree.ts';

const IMPORTS = new Map([
  ['/assets/client.js', ['/assets/react.js']],
  ['/assets/Table.js', ['/assets/react.js', '/assets/parts.js']],
  ['/assets/parts.js', ['/assets/react.js', '/assets/words.js']],
]);

const island = (client: string) =>
  `<html><head><title>x</title></head><body><main><astro-island client="${client}" component-url="/assets/Table.js" renderer-url="/assets/client.js"></astro-island></main></body></html>`;

const preloaded = (html: string) => edited(html, preloads(parsePage('a.html', html), IMPORTS));

test('an island above the fold has all that it imports named before the main part, React first and each once', () => {
  const [, above = ''] = preloaded(island('ready')).split(/<body>|<main>/);
  expect(
    [...above.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href]) => href),
  ).toEqual([
    '/assets/client.js',
    '/assets/react.js',
    '/assets/Table.js',
    '/assets/parts.js',
    '/assets/words.js',
  ]);
});

test('a page whose islands wait until they are seen or opened stays as it is', () => {
  for (const client of ['seen', 'opened']) {
    expect(preloaded(island(client))).toBe(island(client));
  }
});
