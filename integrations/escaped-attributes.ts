import type { Edit, PageElement } from './html-page.ts';

/**
 * Writes `<` and `>` in attributes as entities. Astro leaves them as they are, which browsers read
 * rightly; what reads a page less carefully, here or at a host, would take text for markup.
 */
export function escapedAttributes(html: string, elements: readonly PageElement[]): Edit[] {
  return elements
    .flatMap(({ attributeRanges }) => attributeRanges)
    .map(({ start, end }) => ({ start, end, text: html.slice(start, end) }))
    .filter(({ text }) => /[<>]/.test(text))
    .map(({ text, ...range }) => ({
      ...range,
      text: text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    }));
}
