/** A piece of an excerpt; what was searched for is a match. */
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
 * Takes a search engine's excerpt apart, so that it can be shown without being read as HTML. The
 * only markup in it is `<mark>` round the matches; all else is text with its entities.
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
