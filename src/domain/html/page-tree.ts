import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type PageElement = Tree.Element;

/** Page that Astro has written, as text and as a tree that knows the place of each element in it. */
export type BuiltPage = { name: string; html: string; tree: Tree.Document };

export const parsePage = (name: string, html: string): BuiltPage => ({
  name,
  html,
  tree: parse(html, { sourceCodeLocationInfo: true }),
});

/** Every element below a node, in the order of the page; what a template holds is below it. */
export function elementsBelow(node: Tree.Node, found: PageElement[] = []): PageElement[] {
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    if ('tagName' in child) found.push(child);
    elementsBelow(child, found);
  }
  return found;
}

export const attributeOf = ({ attrs }: PageElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** All text below a node, with a space between texts that touch in the markup. */
export function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

export const findElement = (
  node: Tree.Node,
  fits: (element: PageElement) => boolean,
): PageElement | undefined => elementsBelow(node).find(fits);
