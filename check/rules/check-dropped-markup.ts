import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { isShownLink } from '#domain/site/shown-link.ts';
import type { Problem } from '../describe-issue.ts';
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
export function checkDroppedMarkup({ articles, blog, pages }: Content): Problem[] {
  return [
    ...articles.flatMap(({ file, body }) =>
      elementsIn(body).flatMap((element) => [
        ...droppedLink(
          file,
          element,
          () => false,
          'no links in the text of an article: `related` leads on',
        ),
        ...droppedElement(file, element),
      ]),
    ),
    ...[...blog, ...pages].flatMap(({ file, body }) =>
      elementsIn(body).flatMap((element) =>
        droppedLink(
          file,
          element,
          isShownLink,
          'https://, mailto:, tel:, or an address of this site that begins with /',
        ),
      ),
    ),
  ];
}

function droppedLink(
  file: string,
  { tagName, attrs }: Tree.Element,
  isShown: (href: string) => boolean,
  expected: string,
): Problem[] {
  const href = attrs.find(({ name }) => name === 'href')?.value;
  if (tagName !== 'a' || href === undefined || isShown(href)) return [];
  return [{ file, field: '', found: `a link to ${href}, which the page leaves out`, expected }];
}

function droppedElement(file: string, { tagName, attrs }: Tree.Element): Problem[] {
  const words = NOT_IN_ARTICLES[tagName];
  const isShown = attrs.some(({ name }) => name === 'data-picture');
  if (words === undefined || isShown) return [];
  const found = `${words}, which the page leaves out`;
  return [
    {
      file,
      field: '',
      found,
      expected: 'paragraphs, lists, quotes, headings and ![pictures](./name.jpg)',
    },
  ];
}

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
