import { expect, test } from 'vitest';
import { htmlFaults } from '#tests/fixtures/html-faults.ts';
import { exampleComponents } from './looks.ts';

/** Markup as React renders it, before a browser repairs anything. */
const markup = exampleComponents().flatMap(({ name, looks }) =>
  looks.map((look): [look: string, html: string] => [`${name}, ${look.name}`, look.html]),
);

test('there are examples', () => {
  expect(markup.length).toBeGreaterThan(20);
});

test.each(markup)('an example is valid HTML with every figure: %s', async (look, html) => {
  expect(html).not.toMatch(/>[^<]*\bNaN\b/);
  const page = `<!doctype html><html lang="en"><head><title>${look}</title></head><body>${html}</body></html>`;
  // Examples keep the heading levels of their pages.
  expect(await htmlFaults(page, `${look}.html`, { 'heading-level': 'off' })).toEqual([]);
});
