import { serialize } from 'parse5';
import { BODY_TAGS, PAGE_TAGS } from '#domain/site/kept-tags.ts';
import { isShownLink } from '#domain/site/shown-link.ts';
import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { type Report, textsIn } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { attributeOf, elementsBelow, type PageElement } from '#domain/html/page-tree.ts';
import { treeOf } from '../read/render-markdown.ts';

/** Parts of what is named already, and type that nobody misses. */
const UNNAMED = /^(?:thead|tbody|tr|t[hd]|code|sup)$/;

/** HTML in a field, or curly quotation marks in the place of those of YAML. */
const IN_FIELDS = /<\/?[a-z][^<>]*>|^“[^“”]*”$/i;

/** A link whose two parts stand apart, outside code. */
const SPLIT_LINK = /(?<!`[^`\n]*)\[[^\]\n]*\]\s+\((?:https?:|[/#])[^)\n]*\)/;

/** Links, HTML and other markup that pages leave out, or print as words. It may be meant so. */
export function checkMarkup(content: Content, warn: Report): void {
  for (const name of COLLECTION_NAMES) {
    const { body: kept, hasPictures } = collectionOf(name);
    const tags = kept?.hasLinks ? PAGE_TAGS : BODY_TAGS;
    for (const { file, data, body } of content[name]) {
      for (const { field, text } of textsIn(data)) {
        const [found] = IN_FIELDS.exec(text) ?? [];
        if (found === undefined || field.endsWith('quote')) continue;
        warn(file, field, `“${found.slice(0, 40)}”, printed as it stands`, 'words alone');
      }
      const [split] = SPLIT_LINK.exec(body) ?? [];
      if (split !== undefined) warn(file, '', `“${split}”, which is no link`, '[words](address)');
      const elements = elementsBelow(treeOf(body));
      for (const what of new Set(elements.flatMap((one) => leftOut(one, tags, hasPictures)))) {
        const links = kept?.hasLinks ? ', tables, links' : '';
        const expected = `paragraphs, lists, quotations, headings${links}, as Markdown`;
        warn(file, '', `${what}, which the page leaves out`, expected);
      }
    }
  }
}

function leftOut(element: PageElement, kept: readonly string[], hasPictures: boolean): string[] {
  const { tagName } = element;
  const href = attributeOf(element, 'href');
  if (tagName === 'a' && href !== undefined) {
    if (kept.includes('a') && isShownLink(href)) return [];
    // Markdown makes a link of a bare address; its words stay.
    const words = serialize(element).replace(/<[^>]*>/g, '');
    return href.endsWith(words) ? [] : [`a link to ${href}`];
  }
  const isPicture = hasPictures && attributeOf(element, 'data-picture') !== undefined;
  return kept.includes(tagName) || isPicture || UNNAMED.test(tagName) ? [] : [`<${tagName}>`];
}
