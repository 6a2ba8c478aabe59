import GithubSlugger from 'github-slugger';
import { parseFragment } from 'parse5';
import { defineHastPlugin, markdownToHtml } from 'satteri';
import { attributeOf, elementsBelow } from '#domain/html/page-tree.ts';
import { PLACE_NAMES } from '#schemas/collections.ts';

type Heading = { depth: number; slug: string; text: string };
export type RenderedMarkdown = { html: string; metadata: { headings: Heading[] }; depth: number };

/** Deeper markup would end whoever walks down the tree; its text is left out, and the check says so. */
export const MOST_NESTED = 100;

const once = <Made>(make: (text: string) => Made) => {
  const made = new Map<string, Made>();
  return (text: string): Made => {
    const one = made.get(text) ?? make(text);
    made.set(text, one);
    return one;
  };
};

/**
 * Markdown as HTML, with an id for each heading, and a mark on each picture that is written as Markdown:
 * one that is written as HTML goes, as all HTML does. The check reads what pages show by the same function, so
 * that a heading or a link which is there for one is there for the other.
 */
export const renderMarkdown = once(render);

/** The tree that browsers make of a text in Markdown. */
export const treeOf = once((text) => parseFragment(renderMarkdown(text).html));

/** Addresses to which the links of a text lead. */
export const linksIn = (text: string): string[] =>
  elementsBelow(treeOf(text)).flatMap((element) =>
    element.tagName === 'a' ? (attributeOf(element, 'href') ?? []) : [],
  );

/** Places that a page may have beside the headings of its text: a heading of such a name gets a number. */
const PLACES = [...PLACE_NAMES, 'article', 'guides', 'strategies', 'source-list', 'self-exclusion'];

function render(text: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const slugger = new GithubSlugger();
  for (const place of PLACES) slugger.slug(place);
  const marks = defineHastPlugin({
    name: 'heading-ids-and-pictures',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'img'],
      visit(node, context) {
        if (node.tagName === 'img') {
          context.setProperty(node, 'data-picture', '');
          return;
        }
        const words = context.textContent(node);
        const slug = slugger.slug(words) || slugger.slug('section');
        headings.push({ depth: Number(node.tagName.slice(1)), slug, text: words });
        context.setProperty(node, 'id', slug);
      },
    },
  });
  const { html } = markdownToHtml(text, {
    hastPlugins: [marks],
    features: { gfm: true, smartPunctuation: true },
  });
  const depth = depthOf(html);
  return { html: depth > MOST_NESTED ? '' : html, metadata: { headings }, depth };
}

const NEVER_CLOSED =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|td|th|tr)$/i;

/** Depth to which elements stand in each other. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (NEVER_CLOSED.test(name)) continue;
    depth = Math.max(0, depth + (end === '' ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
