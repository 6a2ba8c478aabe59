import { expect, test } from 'vitest';
import { elementsOf } from './html-page.ts';
import { collectInline, hashesOf, noInlineCode } from './inline-code.ts';

const KNOWN = {
  isScript: (code: string) => code === 'a()',
  isStyle: (css: string) => css === 'b{}',
};

function hashesIn(html: string) {
  const inline = noInlineCode();
  collectInline(elementsOf(html), KNOWN, inline);
  return hashesOf(inline);
}

test('what is known is listed once, by the hash that the policy asks for', () => {
  // printf 'a()' | openssl dgst -sha256 -binary | base64, and the same of b{}
  expect(hashesIn('<style>b{}</style><script>a()</script><script>a()</script>')).toEqual({
    scripts: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"],
    styles: ["'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"],
  });
});

test('files, data and text that looks like code are nothing inline', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><p title="<script>x</script>">onclick</p>';
  expect(hashesIn(html)).toEqual({ scripts: [], styles: [] });
});

test.each([
  ['a script', '<script>c()</script>'],
  ['a module', '<script type="module">c()</script>'],
  ['a script in a template', '<template><script>c()</script></template>'],
  ['a script in a drawing', '<svg><script>c()</script></svg>'],
  ['a style', '<style>c{}</style>'],
  ['a style in a drawing', '<svg><style>c{}</style></svg>'],
  ['a handler', '<p onclick="c()">x</p>'],
  ['a style in an attribute', '<p style="top:0">x</p>'],
  ['a script for an address', '<a href=" javascript:c()">x</a>'],
])('%s that is not known stops the build', (_, html) => {
  expect(() => hashesIn(html)).toThrow(/^Expected no /);
});

test('a style that stands for another is listed by the hash of that one', () => {
  const inline = noInlineCode();
  const known = { ...KNOWN, wholeStyle: (css: string) => (css === '/*0*/' ? 'b{}' : css) };
  collectInline(elementsOf('<style>/*0*/</style>'), known, inline);
  expect(hashesOf(inline)).toEqual(hashesIn('<style>b{}</style>'));
  expect(() => collectInline(elementsOf('<style>/*1*/</style>'), known, inline)).toThrow(
    'Expected no inline style that the build does not know, found /*1*/',
  );
});

test('a drawing names what stands in its attributes in full', () => {
  expect(() => hashesIn('<svg><a xlink:href="javascript:c()">x</a></svg>')).toThrow(
    'found xlink:href="javascript:c()"',
  );
});
