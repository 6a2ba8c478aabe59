import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const script = (name: string) => `<script type="module" src="${name}"></script>`;
const neverWritten = () => expect.unreachable();

test('the scripts of a page stand in a template at its end, and what asks for them after it', () => {
  const html = `<head>${script('/router.js')}</head><body><p>Text</p>${script('/start.js')}</body>`;
  expect(withLateScripts(html, neverWritten)).toMatch(
    /^<head><\/head><body><p>Text<\/p><template data-late-scripts><script type="module" src="\/router.js"><\/script><script type="module" src="\/start.js"><\/script><\/template><script>\{.*\}<\/script><\/body>$/,
  );
});

test('what stood in the page becomes a file', () => {
  const written: string[] = [];
  const html = '<body><script>island()</script><p>Text</p></body>';
  const late = withLateScripts(html, (code) => `/assets/${written.push(code)}.js`);
  expect(written).toEqual(['island()']);
  expect(late).toContain(
    `<body><p>Text</p><template data-late-scripts>${script('/assets/1.js')}</template>`,
  );
});

test('what asks for them is the same on every page, so that one hash allows it', () => {
  const inline = (html: string) =>
    /<\/template>(<script>.*<\/script>)/.exec(withLateScripts(html, neverWritten))?.[1];
  const first = inline(`<body>${script('/a.js')}</body>`);
  expect(first).toBeDefined();
  expect(inline(`<body>${script('/b.js')}${script('/c.js')}</body>`)).toBe(first);
});

test('a page without scripts stays as it is', () => {
  const html = '<body><script type="application/ld+json">{}</script></body>';
  expect(withLateScripts(html, neverWritten)).toBe(html);
});
