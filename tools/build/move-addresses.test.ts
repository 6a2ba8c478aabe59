import { describe, expect, test } from 'vitest';
import { moveAbsolute, moveCss, moveHtml, moveJson, moveScript } from './move-addresses.ts';

const move = {
  basePath: '/edgewise',
  origin: 'https://owner.github.io',
  addresses: new Set(['/', '/faq', '/reviews/quillmark', '/assets/a.svg', '/pagefind/pagefind.js']),
};

describe('moveHtml', () => {
  test.each([
    ['<a href="/">', '<a href="/edgewise/">'],
    ['<a href="/#casinos">', '<a href="/edgewise/#casinos">'],
    ['<a class="x" href="/nowhere?a=b&amp;c">', '<a class="x" href="/edgewise/nowhere?a=b&amp;c">'],
    ['<form action="/contact">', '<form action="/edgewise/contact">'],
    ['<img src="/assets/a.svg">', '<img src="/edgewise/assets/a.svg">'],
    ['<img data-src="/assets/a.svg#x">', '<img data-src="/edgewise/assets/a.svg#x">'],
    ['<video poster="/assets/a.svg">', '<video poster="/edgewise/assets/a.svg">'],
    ['<svg><use href="/assets/a.svg#b"/>', '<svg><use href="/edgewise/assets/a.svg#b"/>'],
    [
      '<astro-island component-url="/assets/a.svg">',
      '<astro-island component-url="/edgewise/assets/a.svg">',
    ],
    [
      '<img srcset="/a.png 1x, /b.png 2x">',
      '<img srcset="/edgewise/a.png 1x, /edgewise/b.png 2x">',
    ],
    ['<p style="background:url(/a.png)">', '<p style="background:url(/edgewise/a.png)">'],
  ])('moves %s', (html, expected) => {
    expect(moveHtml(html, move)).toBe(expected);
  });

  test.each([
    '<a href="https://other.example/faq">',
    '<a href="//other.example/faq">',
    '<a href="#faq">',
    '<a href="mailto:a@b.example">',
    '<p data-separator="/">',
    '<p title="/not-an-address">',
    '<p>See /faq or "/faq"</p>',
  ])('leaves %s', (html) => {
    expect(moveHtml(html, move)).toBe(html);
  });

  test('moves the properties of an island that are addresses of the site', () => {
    const island = (faq: string, home: string, folder: string) =>
      `<astro-island props="{&quot;a&quot;:[0,&quot;${faq}&quot;],&quot;href&quot;:[0,&quot;${home}&quot;],&quot;under&quot;:[0,&quot;${folder}&quot;],&quot;unit&quot;:[0,&quot;/&quot;],&quot;text&quot;:[0,&quot;/mo&quot;]}">`;
    expect(moveHtml(island('/faq#x', '/', '/reviews/'), move)).toBe(
      island('/edgewise/faq#x', '/edgewise/', '/edgewise/reviews/'),
    );
  });

  test('keeps structured data and the canonical address whole', () => {
    const html = (site: string) =>
      `<link rel="canonical" href="${site}/faq"><script type="application/ld+json">{"url":"${site}","item":"${site}/faq","name":"/faq"}</script>`;
    expect(moveHtml(html('https://owner.github.io'), move)).toBe(
      html('https://owner.github.io/edgewise'),
    );
  });

  test('moves the addresses in inline scripts and styles', () => {
    expect(moveHtml('<style>a{b:url("/c.woff2")}</style><script>go("/faq")</script>', move)).toBe(
      '<style>a{b:url("/edgewise/c.woff2")}</style><script>go("/edgewise/faq")</script>',
    );
  });
});

describe('moveCss', () => {
  test('moves what is below the root and nothing else', () => {
    expect(moveCss('a{b:url(/c),url("/d"),url(#e),url(f.png),url(data:x),url(//g)}', move)).toBe(
      'a{b:url(/edgewise/c),url("/edgewise/d"),url(#e),url(f.png),url(data:x),url(//g)}',
    );
  });
});

describe('moveScript', () => {
  test.each([
    ['{href:`/faq`}', '{href:`/edgewise/faq`}'],
    ['{href:"/"}', '{href:"/edgewise/"}'],
    ['x?"/faq#a":y', 'x?"/edgewise/faq#a":y'],
    ['`/reviews/${slug}`', '`/edgewise/reviews/${slug}`'],
    ['`/faq?${query}`', '`/edgewise/faq?${query}`'],
    ["import('/pagefind/pagefind.js')", "import('/edgewise/pagefind/pagefind.js')"],
  ])('moves %s', (script, expected) => {
    expect(moveScript(script, move)).toBe(expected);
  });

  test.each([
    'a.split("/")',
    'a.join(`/`)+b',
    '"/unheard-of"',
    '"//faq"',
    '"/faqs"',
    'x="a/faq"',
    '/faq/.test(a)',
    'import("./faq.js")',
  ])('leaves %s', (script) => {
    expect(moveScript(script, move)).toBe(script);
  });

  test('moves the place that chunks are fetched from', () => {
    expect(
      moveScript('const __vite__mapDeps=1;"modulepreload";function a(b){return"/"+b}', move),
    ).toBe('const __vite__mapDeps=1;"modulepreload";function a(b){return"/edgewise/"+b}');
  });

  test('throws at a chunk loader that it does not know', () => {
    expect(() => moveScript('const __vite__mapDeps=1;"modulepreload"', move)).toThrow(
      'Expected the chunk loader to add names to "/", found another one',
    );
  });
});

describe('moveAbsolute', () => {
  test('moves the addresses of the site once', () => {
    const once = moveAbsolute('<loc>https://owner.github.io/faq</loc>', move);
    expect(once).toBe('<loc>https://owner.github.io/edgewise/faq</loc>');
    expect(moveAbsolute(once, move)).toBe(once);
  });

  test('leaves other sites, also those whose names begin alike', () => {
    const text = 'https://owner.github.io.other.example/ https://owner.github.iox';
    expect(moveAbsolute(text, move)).toBe(text);
  });
});

test('moveJson moves the start and the icons', () => {
  const manifest = { name: 'A', start_url: '/', icons: [{ src: '/icon.png', type: 'image/png' }] };
  expect(JSON.parse(moveJson(JSON.stringify(manifest), move))).toEqual({
    name: 'A',
    start_url: '/edgewise/',
    icons: [{ src: '/edgewise/icon.png', type: 'image/png' }],
  });
});
