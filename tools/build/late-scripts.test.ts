import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const script = (name: string) => `<script type="module" src="${name}"></script>`;

test('the scripts of a page stand in a template at its end, and what asks for them after it', () => {
  const html = `<head>${script('/router.js')}</head><body><p>Text</p>${script('/start.js')}</body>`;
  expect(withLateScripts(html)).toMatch(
    /^<head><\/head><body><p>Text<\/p><template data-late-scripts><script type="module" src="\/router.js"><\/script><script type="module" src="\/start.js"><\/script><\/template><script>\{.*\}<\/script><\/body>$/,
  );
});

test('what asks for them is the same on every page, so that one hash allows it', () => {
  const inline = (html: string) => /<\/template>(<script>.*<\/script>)/.exec(html)?.[1];
  const first = inline(withLateScripts(`<body>${script('/a.js')}</body>`));
  expect(first).toBeDefined();
  expect(inline(withLateScripts(`<body>${script('/b.js')}${script('/c.js')}</body>`))).toBe(first);
});

test('a page without scripts stays as it is', () => {
  const html = '<body><script type="application/ld+json">{}</script></body>';
  expect(withLateScripts(html)).toBe(html);
});
