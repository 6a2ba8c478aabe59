import { expect, test } from 'vitest';
import { edited, elementsOf } from './html-page.ts';
import { deferredScripts, RELEASE_CODE } from './deferred-scripts.ts';

const script = (name: string) => `<script type="module" src="/assets/${name}"></script>`;
const EARLY = 'early()';
const RELEASE = `<script>${RELEASE_CODE}</script>`;

const imports = new Map([
  ['/assets/page.js', ['/assets/filter.js']],
  ['/assets/filter.js', ['/assets/rules.js']],
]);
const importsOf = (address: string) => imports.get(address) ?? [];

function withDeferredScripts(html: string, known: readonly string[] = [], written: string[] = []) {
  const write = (code: string) => `/assets/${written.push(code)}.js`;
  return edited(
    html,
    deferredScripts(elementsOf(html), { early: EARLY, inline: new Set(known), write, importsOf }),
  );
}

test('the scripts of a page stand in a template at its end, and what asks for them after it', () => {
  const html = `<head>${script('router.js')}</head><body><p>Text</p>${script('start.js')}</body>`;
  expect(withDeferredScripts(html)).toBe(
    `<head></head><body><p>Text</p><template data-deferred-scripts>${script('router.js')}${script('start.js')}</template>${RELEASE}</body>`,
  );
});

test('what a script imports is asked for before it, once', () => {
  const html = `<body>${script('page.js')}${script('filter.js')}</body>`;
  expect(withDeferredScripts(html)).toContain(
    `${script('rules.js')}${script('filter.js')}${script('page.js')}</template>`,
  );
});

test('the one early script stays where it stands, and so does what is data', () => {
  const html = `<head><script type="application/json" id="data">[]</script><script>${EARLY}</script></head><body></body>`;
  expect(withDeferredScripts(html)).toBe(html);
});

test('what Astro wrote into the page becomes a file', () => {
  const written: string[] = [];
  const html = '<body><script>island()</script><p>Text</p></body>';
  const deferred = withDeferredScripts(html, ['island()'], written);
  expect(written).toEqual(['island()']);
  expect(deferred).toBe(
    `<body><p>Text</p><template data-deferred-scripts>${script('1.js')}</template>${RELEASE}</body>`,
  );
});

test('a page without scripts stays as it is', () => {
  const html = '<body><script type="application/ld+json">{}</script></body>';
  expect(withDeferredScripts(html)).toBe(html);
});

test('text that names a script is left where it stands', () => {
  const html = `<head><meta content="<script>a()</script>"></head><body>${script('b.js')}</body>`;
  expect(withDeferredScripts(html, ['a()'])).toContain('<meta content="<script>a()</script>">');
});

test.each([
  ['an inline script of nobody', '<script>evil()</script>'],
  ['a script of Astro with an attribute', '<script x>island()</script>'],
  ['a script of Astro in a drawing', '<svg><script>island()</script></svg>'],
  ['a script from elsewhere', '<script type="module" src="https://evil.example/x.js"></script>'],
  ['a script that is no module', '<script src="/assets/x.js"></script>'],
  ['a file that also holds code', '<script type="module" src="/assets/x.js">evil()</script>'],
])('%s stops the build', (_, html) => {
  expect(() => withDeferredScripts(`<body>${html}</body>`, ['island()'])).toThrow(
    'Expected scripts that are files of the site or written by Astro',
  );
});

test('a page without an end stops the build', () => {
  expect(() => withDeferredScripts(`<body>${script('a.js')}`)).toThrow(
    'Expected a page with an end',
  );
});
