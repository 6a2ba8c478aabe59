import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type PageElement = Tree.Element;

/** Every element below a node, in the order of the page; what a template holds is below it. */
export function* elementsBelow(node: Tree.Node): Generator<PageElement> {
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    if ('tagName' in child) yield child;
    yield* elementsBelow(child);
  }
}

export const attributeOf = ({ attrs }: PageElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** All text below a node, with a space between texts that touch in the markup. */
export function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

export function findElement(
  node: Tree.Node,
  fits: (element: PageElement) => boolean,
): PageElement | undefined {
  for (const element of elementsBelow(node)) if (fits(element)) return element;
  return undefined;
}
