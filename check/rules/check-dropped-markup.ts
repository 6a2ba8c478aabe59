import { serialize } from 'parse5';
import { BODY_TAGS, PAGE_TAGS } from '#domain/site/kept-tags.ts';
import { isShownLink } from '#domain/site/shown-link.ts';
import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { type Problem, collectProblems } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { attributeOf, elementsBelow, type PageElement } from '#domain/html/page-tree.ts';
import { treeOf } from '../read/render-markdown.ts';

/** Parts of what is named already, and type that nobody misses. */
const UNNAMED = /^(?:thead|tbody|tr|t[hd]|code|sup)$/;

/** Links, HTML and other markup below the front matter that pages leave out. It may be meant so. */
export const checkDroppedMarkup = (content: Content): Problem[] =>
  collectProblems((_, warn) => {
    for (const name of COLLECTION_NAMES) {
      const { body: kept, hasPictures } = collectionOf(name);
      if (kept === null) continue;
      const tags = kept.hasLinks ? PAGE_TAGS : BODY_TAGS;
      for (const { file, body } of content[name]) {
        const elements = elementsBelow(treeOf(body));
        const left = new Set(elements.flatMap((one) => leftOut(one, tags, hasPictures)));
        for (const what of left) {
          const links = kept.hasLinks ? ', tables, links' : '';
          const expected = `paragraphs, lists, quotations, headings${links}, as Markdown`;
          warn(file, '', `${what}, which the page leaves out`, expected);
        }
      }
    }
  });

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
