import { type Report, textsIn } from './describe-issue.ts';
import type { Content, Entry } from './read/read-content.ts';
import { PLACEHOLDER } from './rules/check-foreign-markup.ts';
import { linksIn } from './read/render-markdown.ts';
import { collectionOf, type CollectionName } from '#schemas/collections.ts';

/** Names that nobody can have (RFC 2606, RFC 6761). */
const EXAMPLE_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|org|net|edu))$/i;

const ADDRESS = /https?:\/\/[^\s/?#"'<>)]+|(?<=[^\s@]@)[\w-]+(?:\.[\w-]+)+/gi;

/** Words that no finished text holds. */
const STAND_INS = [/^Begin with the point\.$/m, PLACEHOLDER];
/** Words of the samples, which a sentence of an owner's own may mean. Articles may reckon with invented offers. */
const SAMPLE_WORDS = [
  /\bsamples? (?:casinos?|data|entr(?:y|ies)|links?|offers?|sites?|texts?)\b/i,
  /\b(?:as|be|is|are) (?:an? |also )?samples?\b(?! of)/i,
  /\bexample address(?:es)?\b|\bplaceholders?\b/i,
];
const INVENTED = /\binvented\b/i;
/** Name of the site that the samples make; “edgewise” is a word as any other. */
const SAMPLE_BRAND = /\bEdgewise\b/;

/**
 * Texts and addresses of a content, outside invented casinos, that were never meant for visitors. Where a sentence may
 * mean the word or the address, that is a warning.
 */
export function placeholderTexts(content: Content, report: Report, warn: Report): void {
  const isRenamed = content.site.some(({ data }) => !SAMPLE_BRAND.test(data.brand));
  const invented = new Set(content.casinos.flatMap(({ id, data }) => (data.sample ? id : [])));
  for (const [name, entries] of Object.entries(content) as [
    CollectionName,
    Entry<CollectionName>[],
  ][]) {
    const words = [...SAMPLE_WORDS, ...(collectionOf(name).mayInvent ? [] : [INVENTED])];
    const standIns = [...STAND_INS, ...(isRenamed ? [SAMPLE_BRAND] : [])];
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
        const isProse = field === 'text' || /\s/.test(text.trim());
        for (const { what, todo, isMeant } of placeholdersIn(text, standIns, words, isProse))
          (isMeant ? warn : report)(file, field, what, todo);
      }
    }
  }
}

type Placeholder = { what: string; todo: string; isMeant: boolean };

function placeholdersIn(
  text: string,
  standIns: readonly RegExp[],
  words: readonly RegExp[],
  isProse: boolean,
): Placeholder[] {
  const addresses = [...text.matchAll(ADDRESS)]
    .filter(([address]) => EXAMPLE_HOST.test(URL.parse(address)?.hostname ?? address))
    .map(([address]) => ({
      what: text.length < 100 ? text : address,
      todo: 'name the real address',
      isMeant: isProse,
    }));
  const said = (patterns: readonly RegExp[], isMeant: boolean) =>
    patterns
      .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
      .map((word) => ({
        what: `“${word}” in a text`,
        todo: 'say what holds for your site, or take the sentence out',
        isMeant,
      }));
  return [...addresses, ...said(standIns, false), ...said(words, true)];
}
