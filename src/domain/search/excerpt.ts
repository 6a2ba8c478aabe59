/** Piece of an excerpt; a match is a searched word. */
export type ExcerptPart = { text: string; isMatch: boolean };

const MARK = /<mark>(.*?)<\/mark>/gs;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Splits Pagefind's excerpt into text and matches, so that it is never inserted as HTML. Its only markup is
 * `<mark>` around matches; the rest is text with entities.
 */
export function excerptParts(excerpt: string): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const match of excerpt.matchAll(MARK)) {
    parts.push({ text: excerpt.slice(end, match.index), isMatch: false });
    parts.push({ text: match[1] ?? '', isMatch: true });
    end = match.index + match[0].length;
  }
  parts.push({ text: excerpt.slice(end), isMatch: false });
  return parts
    .filter(({ text }) => text !== '')
    .map(({ text, isMatch }) => ({ text: decode(text), isMatch }));
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
