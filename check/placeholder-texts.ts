import { type Report, textsIn } from './describe-issue.ts';
import type { Content, Entry } from './read/read-content.ts';
import { PLACEHOLDER } from './rules/check-foreign-markup.ts';
import { linksIn } from './read/render-markdown.ts';
import { collectionOf, type CollectionName } from '#schemas/collections.ts';

/** Names that nobody can have (RFC 2606, RFC 6761). */
const EXAMPLE_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|org|net|edu))$/i;

const ADDRESS = /https?:\/\/[^\s/?#"'<>)]+|(?<=[^\s@]@)[\w-]+(?:\.[\w-]+)+/gi;

/** Words that stand in until there is something real. Articles may reckon with invented offers. */
const SAMPLE_WORDS = [
  /\bsamples? (?:casinos?|data|entr(?:y|ies)|links?|offers?|sites?|texts?)\b/i,
  /\b(?:as|be|is|are) (?:an? |also )?samples?\b(?! of)/i,
  /\bexample address(?:es)?\b|\bplaceholders?\b|^Begin with the point\.$/im,
  PLACEHOLDER,
];
const INVENTED = /\binvented\b/i;
/** Name of the site that the samples make; “edgewise” is a word as any other. */
const SAMPLE_BRAND = /\bEdgewise\b/;

/** Texts and addresses of a content, outside invented casinos, that were never meant for visitors. */
export function placeholderTexts(content: Content, report: Report): void {
  const isRenamed = content.site.some(({ data }) => !SAMPLE_BRAND.test(data.brand));
  const invented = new Set(content.casinos.flatMap(({ id, data }) => (data.sample ? id : [])));
  for (const [name, entries] of Object.entries(content) as [
    CollectionName,
    Entry<CollectionName>[],
  ][]) {
    const words = [
      ...SAMPLE_WORDS,
      ...(isRenamed ? [SAMPLE_BRAND] : []),
      ...(collectionOf(name).mayInvent ? [] : [INVENTED]),
    ];
    for (const { id, file, body, data } of entries) {
      const casino = name === 'casinos' ? id : String(Reflect.get(data, 'casino'));
      // The invented casino is named once, as a whole; an invented person too.
      if (invented.has(casino) || Reflect.get(data, 'sample') === true) continue;
      const texts = [
        ...textsIn(data),
        ...[body, ...linksIn(body)].map((text) => ({ field: 'text', text })),
      ];
      for (const { field, text } of texts) {
        if (field.startsWith('allowedHosts')) continue;
        placeholdersIn(text, words, (what, todo) => report(file, field, what, todo));
      }
    }
  }
}

function placeholdersIn(
  text: string,
  words: readonly RegExp[],
  report: (what: string, todo: string) => void,
): void {
  for (const [address] of text.matchAll(ADDRESS)) {
    if (!EXAMPLE_HOST.test(URL.parse(address)?.hostname ?? address)) continue;
    report(text.length < 100 ? text : address, 'name the real address');
  }
  for (const word of words.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])) {
    report(`“${word}” in a text`, 'say what holds for your site, or take the sentence out');
  }
}
