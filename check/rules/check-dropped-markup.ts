import { serialize } from 'parse5';
import { groupsIn } from '#domain/facts/cited-source.ts';
import { BODY_TAGS, PAGE_TAGS } from '#domain/site/kept-tags.ts';
import { isShownLink } from '#domain/site/shown-link.ts';
import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { type Problem, problemsSaid, type Say } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { attributeOf, elementsBelow } from '../read/page-tree.ts';
import { renderMarkdown, treeOf } from '../read/render-markdown.ts';

/** What becomes of an element that no page keeps, as an owner would call it. */
const NAMES: Readonly<Record<string, string>> = {
  a: 'a link',
  code: 'the type of words in `…`',
  del: 'the line through words between ~~',
  hr: 'a line across',
  img: 'a picture written as HTML',
  input: 'a box to tick',
  pre: 'the type and lines of a block of code',
  table: 'a table, whose cells run together',
};

/** Something to read between the tags of an element. */
const WORDED = /(?:^|>)[^<]*[^<\s]/;

/** Parts of what is named already. */
const PARTS = new Set(['thead', 'tbody', 'tr', 'th', 'td', 'caption', 'tfoot', 'col', 'colgroup']);

/**
 * What pages leave out, though it harms nothing: of the texts below the front matter every element that the sanitiser
 * does not keep and links that lead nowhere, and sources that no fact names. A warning, for it can be meant that way.
 */
export const checkDroppedMarkup = (content: Content): Problem[] =>
  problemsSaid((say) => {
    const { bonuses, casinos } = content;
    for (const { file, data } of [...casinos, ...bonuses]) {
      const cited = new Set([...groupsIn(data)].map(([, group]) => Reflect.get(group, 'source')));
      for (const name of Object.keys(data.sources)) {
        if (cited.has(name)) continue;
        say(
          file,
          `sources.${name}`,
          'a source that no fact names',
          'a fact with it, or no such source',
        );
      }
    }
    for (const name of COLLECTION_NAMES) {
      const { body: kept, hasPictures } = collectionOf(name);
      if (kept === null) continue;
      const forms = `paragraphs, lists, quotes, headings${kept.hasLinks ? ', tables and links' : ''}`;
      const pictures = hasPictures ? ', and ![pictures](./name.jpg)' : '';
      const tags = kept.hasLinks ? PAGE_TAGS : BODY_TAGS;
      const expected = `${forms}, as Markdown${pictures}`;
      for (const { file, body } of content[name]) dropped(file, body, tags, expected, say);
    }
  });

/** Rows with more cells than the head of their table, or a paragraph in one, and how many cells that has. */
function rowsTooLong(body: string): [row: string, most: number][] {
  let most = Infinity;
  return body.split('\n').flatMap((row): [string, number][] => {
    const cells = row
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/);
    if (cells.length > 1 && cells.every((cell) => /^ *:?-+:? *$/.test(cell))) most = cells.length;
    else if (row.trim() === '') most = Infinity;
    return cells.length > most || (most < Infinity && cells.length < 2) ? [[row, most]] : [];
  });
}

/** Whether the words of a link are an address or a number, and another one than it leads to. */
function isOther(words: string, href: string): boolean {
  const digits = words.replace(/\D/g, '').replace(/^0/, '');
  if (href.startsWith('tel:')) return digits.length > 4 && !href.endsWith(digits);
  const [named = ''] = /[\w.-]+@[\w.-]+\w|(?:[a-z\d-]+\.)+[a-z]{2,}(?=\/|$)/i.exec(words) ?? [];
  return !href.toLowerCase().includes(named.replace(/^www\./i, '').toLowerCase());
}

function dropped(
  file: string,
  body: string,
  kept: readonly string[],
  expected: string,
  say: Say,
): void {
  for (const [row, most] of rowsTooLong(body)) {
    say(file, '', `cells that fit no column in “${row}”`, `${most} cells, or an empty line first`);
  }
  const [, line] = /^(?![#>|*+<-]|\d+[.)])(\S.*)\n {0,3}-+ *$/m.exec(body) ?? [];
  if (line !== undefined)
    say(
      file,
      '',
      `the heading “${line}”, made by the --- below`,
      '## , or an empty line before ---',
    );
  for (const [note, name = ''] of body.matchAll(/^ {0,3}(\[[^\]]+\]):.*$/gm)) {
    const isNamed = body.split(name).length > 2 || renderMarkdown(body).html.includes(name);
    if (!isNamed) say(file, '', `“${note}”, which the page leaves out`, 'words without [ ] first');
  }
  const [times] = /[\p{L}\p{N}]\*[\p{L}\p{N}]+\*[\p{L}\p{N}]/u.exec(body) ?? [];
  if (times !== undefined)
    say(file, '', `“${times}”, whose * make italics`, '× or \\* for the sign');
  const said = new Set<string>();
  for (const element of elementsBelow(treeOf(body))) {
    const { tagName } = element;
    const href = attributeOf(element, 'href');
    if (tagName === 'a' && href !== undefined) {
      const leadsOn = 'no links in the text of an article: `related` leads on';
      const forms = 'https://, mailto:, tel:, or an address of this site that begins with /';
      const isKept = kept.includes('a') && isShownLink(href);
      const what = `a link to ${href}, which the page leaves out`;
      if (isKept && !WORDED.test(serialize(element))) {
        say(file, '', `a link to ${href} without words`, '[words](address)');
      }
      const title = attributeOf(element, 'title');
      if (isKept && title !== undefined) {
        say(
          file,
          '',
          `the title “${title}” of a link, which the page leaves out`,
          '[words](address)',
        );
      }
      const words = serialize(element).replace(/<[^>]*>/g, '');
      if (isKept && isOther(words, href))
        say(file, '', `a link to ${href} under “${words}”`, 'one address in both');
      if (!isKept) say(file, '', what, kept.includes('a') ? forms : leadsOn);
      continue;
    }
    const start = tagName === 'ol' ? attributeOf(element, 'start') : undefined;
    if (start !== undefined) {
      say(file, '', `a list that begins at ${start}, which the page counts from 1`, `${start}\\.`);
    }
    const isPicture = attributeOf(element, 'data-picture') !== undefined;
    if (kept.includes(tagName) || isPicture || PARTS.has(tagName) || said.has(tagName)) continue;
    said.add(tagName);
    say(file, '', `${NAMES[tagName] ?? `<${tagName}>`}, which the page leaves out`, expected);
  }
  if (/<!--(?![\s\S]*-->)/.test(body)) {
    say(file, '', 'a remark <!-- that is never closed, with all that follows', '--> at its end');
  }
}
