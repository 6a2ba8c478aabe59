import { type Report, textsIn } from './describe-issue.ts';
import type { Content } from './read/read-content.ts';
import { linksIn } from './read/render-markdown.ts';
import { COLLECTION_NAMES } from '#schemas/collections.ts';

/** Names that nobody can have (RFC 2606, RFC 6761). */
const EXAMPLE_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|org|net|edu))$/i;

const ADDRESS = /https?:\/\/[^\s/?#"'<>)]+|(?<=[^\s@]@)[\w-]+(?:\.[\w-]+)+/gi;

/** Words that somebody, or a program, left to be replaced. */
const STAND_INS = [
  /^Begin with the point\.$/m,
  /\b(?:TODO|FIXME|TB[ACD]|XXX?)\b|\?{3}|\b[Ll]orem ipsum\b|\b[Yy]our text here\b/,
  /\[(?:[Ii]nsert|[Ee]nter|[Aa]dd) [^\]]*\]|\([Ii]nsert [^)]*\)|#(?:REF!|N\/A|VALUE!)/,
];
/** Name of the site that the samples make; “edgewise” is a word as any other. */
const SAMPLE_BRAND = /\bEdgewise\b/;

/**
 * Texts and addresses of a content, outside invented casinos, that were never meant for visitors. Where a sentence may
 * mean the address, that is a warning.
 */
export function placeholderTexts(content: Content, report: Report, warn: Report): void {
  const isRenamed = content.site.some(({ data }) => !SAMPLE_BRAND.test(data.brand));
  const invented = new Set(content.casinos.flatMap(({ id, data }) => (data.sample ? id : [])));
  const standIns = [...STAND_INS, ...(isRenamed ? [SAMPLE_BRAND] : [])];
  for (const name of COLLECTION_NAMES) {
    for (const { id, file, body, data } of content[name]) {
      const casino = name === 'casinos' ? id : String(Reflect.get(data, 'casino'));
      // The invented casino is named once, as a whole; an invented person too.
      if (invented.has(casino) || Reflect.get(data, 'sample') === true) continue;
      const inBody = [body, ...linksIn(body)].map((text) => ({ field: 'text', text }));
      for (const { field, text } of [...textsIn(data), ...inBody]) {
        if (field.startsWith('allowedHosts')) continue;
        const isProse = field === 'text' || /\s/.test(text.trim());
        for (const [address] of text.matchAll(ADDRESS)) {
          if (!EXAMPLE_HOST.test(URL.parse(address)?.hostname ?? address)) continue;
          const found = text.length < 100 ? text : address;
          (isProse ? warn : report)(file, field, found, 'name the real address');
        }
        for (const word of standIns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])) {
          const todo = 'say what holds for your site, or take the sentence out';
          report(file, field, `“${word}” in a text`, todo);
        }
      }
    }
  }
}
