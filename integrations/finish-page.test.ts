import { expect, test } from 'vitest';
import { finishPage, type Site } from './finish-page.ts';
import { importsIn } from './island-files.ts';

const STYLES = '.base{top:0}';
const OWN_STYLES = '.own{top:0}';
const EARLY = 'early()';

const SITE: Site = {
  css: new Map([
    ['/assets/base.css', STYLES],
    ['/assets/own.css', OWN_STYLES],
  ]),
  shared: ['/assets/base.css'],
  early: EARLY,
  astrosScripts: new Set(['astro()']),
  importsOf: importsIn(new Map()),
  source: { sameWords: [['game', 'pastime']], fillers: [] },
};

type Parts = { head?: string; main?: string };

/** A page as Astro writes it. */
const pageOf = ({ head = '', main = '<h1>Game</h1>' }: Parts = {}) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/assets/base.css">${head}</head><body><p>Menu</p><main data-pagefind-body>${main}</main></body></html>`;

const finish = (parts?: Parts, source: Partial<Site['source']> = {}) =>
  finishPage(pageOf(parts), 'dice.html', { ...SITE, source: { ...SITE.source, ...source } });

test('a page is shipped with its styles in it, and searched by what its main part shows', () => {
  const { html, searched, inline } = finish();
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><style>${STYLES}</style></head><body><p>Menu</p><main data-pagefind-body><h1>Game</h1></main></body></html>`,
  );
  expect(inline.styles).toHaveLength(1);
  expect(searched).toMatch(
    /^<html lang="en"><body><main [^>]*><h1>Game<\/h1><span [^>]*data-alike="pastime"/,
  );
  expect(searched).not.toContain('Menu');
});

test('styles of its own stand beside those that all pages share, after the styles of fonts', () => {
  const font = '<style>@font-face{font-family:A}:root{--font-a:A}</style>';
  const own = '<link rel="stylesheet" href="/assets/own.css">';
  const { html, inline } = finish({ head: `${font}${own}` });
  expect(html).toContain(
    `<head><style>${STYLES}</style><style>${OWN_STYLES}</style>${font}</head>`,
  );
  expect(inline.styles).toHaveLength(3);
});

test('scripts of Astro become files, and the early one stays', () => {
  const { html, files, inline } = finish({
    head: `<script>${EARLY}</script>`,
    main: '<h1>a</h1><script>astro()</script>',
  });
  expect(files).toHaveLength(1);
  expect(html).toContain(`<script>${EARLY}</script>`);
  expect(html).not.toContain('astro()');
  expect(html).toContain(`<script type="module" src="${files[0]}"></script></template>`);
  // The early one, and that which asks for the others.
  expect(inline.scripts).toHaveLength(2);
});

test('what styles say is no text of a page', () => {
  const { searched } = finish(
    {
      main: '<h1>Dice</h1><style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
    },
    { sameWords: [['slot', 'pokie']] },
  );
  expect(searched).not.toMatch(/astro-slot|pokie/);
});

test('text that names what stands for styles stays text', () => {
  const { html } = finish({ main: '<p title="<style>/*0*/</style>">&lt;style>/*0*/</p>' });
  expect(html).toContain('<p title="&lt;style&gt;/*0*/&lt;/style&gt;">&lt;style>/*0*/</p>');
});

test.each([
  [
    'a style sheet outside its head',
    { main: '<link rel="stylesheet" href="/assets/base.css">' },
    'Expected no style sheets but those in the head of a page',
  ],
  [
    'a style sheet that nobody knows',
    { head: '<link rel="stylesheet" href="/assets/other.css">' },
    'Expected a style sheet of the site, found /assets/other.css',
  ],
  [
    'what stands for a block of styles',
    { main: '<style>/*0*/</style>' },
    'Expected 1 blocks of styles, found 2',
  ],
  [
    'a script that is not known',
    { main: '<script>c()</script>' },
    'Expected scripts that are files of the site or written by Astro, found c()',
  ],
  [
    'a handler',
    { main: '<p onclick="c()">x</p>' },
    'Expected no script or style in attributes, found onclick="c()"',
  ],
])('a page with %s is not finished', (_, parts: Parts, words) => {
  expect(() => finish(parts)).toThrow(words);
});
