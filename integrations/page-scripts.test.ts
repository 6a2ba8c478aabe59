import { expect, test } from 'vitest';
import { modulesLast, preloads } from './page-scripts.ts';
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

test('modules stand at the end of the page, in their order, and hold up no frame', () => {
  const [router, start] = ['router', 'start'].map(
    (name) => `<script type="module" src="/assets/${name}.js"></script>`,
  );
  const said = `<script>"inline"</script><p title='${router}'>a</p>`;
  const page = (head: string, end: string) =>
    `<html><head>${head}</head><body><main>${said}</main>${end}</body></html>`;
  const html = page(`${router}`, `${start}`);
  const last = `${router}${start}`.replaceAll('<script', '<script async');
  expect(edited(html, modulesLast(parsePage('a.html', html)))).toBe(page('', last));
});
