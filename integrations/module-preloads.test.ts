import { expect, test } from 'vitest';
import { withPreloads } from './module-preloads.ts';
import { parsePage } from '#check/read/page-tree.ts';

const IMPORTS = new Map([
  ['/assets/client.js', ['/assets/react.js']],
  ['/assets/Table.js', ['/assets/react.js', '/assets/parts.js']],
  ['/assets/parts.js', ['/assets/react.js', '/assets/words.js']],
]);

const island = (client: string) =>
  `<html><head><title>x</title></head><body><astro-island client="${client}" component-url="/assets/Table.js" renderer-url="/assets/client.js"></astro-island></body></html>`;

const preloaded = (html: string) => withPreloads(html, parsePage('a.html', html).tree, IMPORTS);

test('an island above the fold has all that it imports named in the head, React first and each once', () => {
  const [head = ''] = preloaded(island('ready')).split('</head>');
  expect(
    [...head.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href]) => href),
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
