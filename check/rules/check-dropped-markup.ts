import { serialize } from 'parse5';
import { groupsIn } from '#domain/facts/cited-source.ts';
import { BODY_TAGS, PAGE_TAGS } from '#domain/site/kept-tags.ts';
import { isShownLink } from '#domain/site/shown-link.ts';
import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { type Problem, collectProblems, type Report } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { attributeOf, elementsBelow } from '#domain/html/page-tree.ts';
import { treeOf } from '../read/render-markdown.ts';

/** Elements that no page keeps, as an owner would call them. */
const NAMES: Readonly<Record<string, string>> = {
  del: 'the line through words between ~~',
  hr: 'a line across',
  img: 'a picture written as HTML',
  input: 'a box to tick',
  pre: 'the type and lines of a block of code',
  table: 'a table, whose cells run together',
};

/** Parts of what is named already, footnotes among it, and type that nobody misses. */
const UNNAMED = new Set([
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'tfoot',
  'col',
  'colgroup',
  'code',
  'sup',
  'section',
]);

/** Markup below the front matter that pages leave out, and sources that no fact names. It may be meant so. */
export const checkDroppedMarkup = (content: Content): Problem[] =>
  collectProblems((_, warn) => {
    const { bonuses, casinos } = content;
    for (const { file, data } of [...casinos, ...bonuses]) {
      const cited = new Set([...groupsIn(data)].map(([, group]) => Reflect.get(group, 'source')));
      const expected = 'a fact with it, or no such source';
      for (const name of Object.keys(data.sources)) {
        if (!cited.has(name))
          warn(file, `sources.${name}`, 'a source that no fact names', expected);
      }
    }
    for (const name of COLLECTION_NAMES) {
      const { body: kept, hasPictures } = collectionOf(name);
      if (kept === null) continue;
      const forms = `paragraphs, lists, quotes, headings${kept.hasLinks ? ', tables and links' : ''}`;
      const pictures = hasPictures ? ', and ![pictures](./name.jpg)' : '';
      const tags = kept.hasLinks ? PAGE_TAGS : BODY_TAGS;
      const expected = `${forms}, as Markdown${pictures}`;
      for (const { file, body } of content[name]) dropped(file, body, tags, expected, warn);
    }
  });

function dropped(
  file: string,
  body: string,
  kept: readonly string[],
  expected: string,
  warn: Report,
): void {
  const said = new Set<string>();
  for (const element of elementsBelow(treeOf(body))) {
    const { tagName } = element;
    const href = attributeOf(element, 'href');
    if (tagName === 'a' && href !== undefined) {
      const leadsOn = 'no links in the text of an article: `related` leads on';
      const forms = 'https://, mailto:, tel:, or an address of this site that begins with /';
      const words = serialize(element).replace(/<[^>]*>/g, '');
      const isKept = kept.includes('a') && isShownLink(href);
      // Markdown makes a link of a bare address; its words stay.
      if (!isKept && !href.endsWith(words)) {
        const what = `a link to ${href}, which the page leaves out`;
        warn(file, '', what, kept.includes('a') ? forms : leadsOn);
      } else if (isKept && words.trim() === '') {
        warn(file, '', `a link to ${href} without words`, '[words](address)');
      }
      continue;
    }
    const isPicture = attributeOf(element, 'data-picture') !== undefined;
    if (kept.includes(tagName) || isPicture || UNNAMED.has(tagName) || said.has(tagName)) continue;
    said.add(tagName);
    warn(file, '', `${NAMES[tagName] ?? `<${tagName}>`}, which the page leaves out`, expected);
  }
  if (/<!--(?![\s\S]*-->)/.test(body)) {
    warn(file, '', 'a remark <!-- that is never closed, with all that follows', '--> at its end');
  }
}
