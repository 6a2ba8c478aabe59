import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { isShownLink } from '#domain/site/shown-link.ts';
import { type Problem, problemsSaid } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { renderMarkdown } from '../read/render-markdown.ts';

/** What articles do not show, as an owner would call it. */
const NOT_IN_ARTICLES: Readonly<Record<string, string>> = {
  table: 'a table',
  hr: 'a line across',
  img: 'a picture written as HTML',
};

/**
 * What pages leave out of the texts below the front matter, though it harms nothing: the words of a link
 * stay, the link goes. A warning, for the text can be meant that way.
 */
export const checkDroppedMarkup = ({ articles, blog, pages }: Content): Problem[] =>
  problemsSaid((say) => {
    const leftOut = (file: string, what: string, expected: string) =>
      say(file, '', `${what}, which the page leaves out`, expected);
    for (const { file, body } of articles) {
      for (const { tagName, attrs } of elementsIn(body)) {
        const href = hrefOf(tagName, attrs);
        const words = NOT_IN_ARTICLES[tagName];
        if (href !== undefined) {
          const expected = 'no links in the text of an article: `related` leads on';
          leftOut(file, `a link to ${href}`, expected);
        }
        if (words === undefined || attrs.some(({ name }) => name === 'data-picture')) continue;
        leftOut(file, words, 'paragraphs, lists, quotes, headings and ![pictures](./name.jpg)');
      }
    }
    for (const { file, body } of [...blog, ...pages]) {
      for (const { tagName, attrs } of elementsIn(body)) {
        const href = hrefOf(tagName, attrs);
        if (href === undefined || isShownLink(href)) continue;
        const expected = 'https://, mailto:, tel:, or an address of this site that begins with /';
        leftOut(file, `a link to ${href}`, expected);
      }
    }
  });

const hrefOf = (tagName: string, attrs: Tree.Element['attrs']) =>
  tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined;

/** Most texts have none of what is looked for, and parsing is slow. `<image` is read as `<img`. */
const SOME = /<(?:a|table|hr|im)/i;

function elementsIn(body: string): Tree.Element[] {
  const { html } = renderMarkdown(body);
  return SOME.test(html) ? descendants(parseFragment(html)) : [];
}

function descendants(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...descendants(child)] : [],
  );
}
