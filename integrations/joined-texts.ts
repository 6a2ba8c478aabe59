import type { Edit, PageElement } from './html-page.ts';

/** What React writes between two texts, by which it finds them again where it takes a page over. */
const SEAM = ' ';

/**
 * Takes the seams out of texts that React wrote and never comes back to: all but those of islands. A page has
 * dozens of them, each a node of its own to keep and to lay text around.
 */
export function joinedTexts(elements: readonly PageElement[]): Edit[] {
  const edits: Edit[] = [];
  let islandEnd = 0;
  for (const { name, range, comments } of elements) {
    if (name === 'astro-island') islandEnd = Math.max(islandEnd, range.end);
    if (range.start < islandEnd) continue;
    for (const { start, end, text } of comments) {
      if (text === SEAM) edits.push({ start, end, text: '' });
    }
  }
  return edits;
}
