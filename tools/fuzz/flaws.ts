import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

type Page = { address: string; all: Tree.Element[]; ids: string[] };

const LISTS = ['ul', 'ol', 'dl', 'tbody'];

/** What is not whole in a built site: dead links and places, empty lists, names that say nothing. */
export function findFlaws(dist: string): string[] {
  const pages = globSync('**/*.html', { cwd: dist }).map((file) => readPage(dist, file));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return pages.flatMap((page) => [
    ...deadLinks(page, byAddress, dist),
    ...emptyParts(page),
    ...page.ids
      .filter((id, index) => page.ids.indexOf(id) !== index)
      .map((id) => `${page.address}: the id ${id} twice`),
  ]);
}

function readPage(dist: string, file: string): Page {
  const all = [...elementsIn(parse(readFileSync(path.join(dist, file), 'utf8')))];
  return {
    address: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
    all,
    ids: all.flatMap((element) => attributeOf(element, 'id') ?? []),
  };
}

function deadLinks(page: Page, pages: ReadonlyMap<string, Page>, dist: string): string[] {
  return page.all
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((link) => {
      const href = attributeOf(link, 'href');
      if (href === undefined || /^(?:https?:|mailto:|tel:)/.test(href)) return [];
      const url = new URL(href, `https://x.example${page.address}`);
      const target = pages.get(url.pathname);
      const place = decodeURIComponent(url.hash.slice(1));
      const isFile = existsSync(path.join(dist, url.pathname));
      if (target === undefined) return isFile ? [] : [`${page.address}: a dead link to ${href}`];
      const isState = place === '' || /^[a-z]+=/.test(place);
      return isState || target.ids.includes(place) ? [] : [`${page.address}: no place for ${href}`];
    });
}

function emptyParts({ address, all }: Page): string[] {
  const main = all.find(({ tagName }) => tagName === 'main');
  const inside = main === undefined ? [] : [...elementsIn(main)];
  const headings = inside.filter(({ tagName }) => tagName === 'h1');
  return [
    ...inside
      .filter(({ tagName, childNodes }) => LISTS.includes(tagName) && !childNodes.some(isElement))
      .map(({ tagName }) => `${address}: an empty ${tagName}`),
    ...(headings.length === 1
      ? []
      : [`${address}: ${headings.length} headings of the first level`]),
    ...inside
      .filter(({ tagName }) => /^(?:h[1-6]|a|button)$/.test(tagName))
      .filter((element) => attributeOf(element, 'href') !== undefined || element.tagName !== 'a')
      .filter((element) => nameOf(element).trim() === '')
      .map(({ tagName }) => `${address}: a ${tagName} without a name`),
    ...['undefined', 'NaN', 'Infinity', '∞', '[object Object]']
      .filter((sign) => main !== undefined && nameOf(main).includes(sign))
      .map((sign) => `${address}: the word ${sign}`),
  ];
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

const attributeOf = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Text of an element, and the names of what it holds beside text. */
function nameOf(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const element = isElement(node) ? node : undefined;
  if (element !== undefined && /^(?:script|style|template|noscript)$/.test(element.tagName))
    return '';
  const own = element && (attributeOf(element, 'aria-label') ?? attributeOf(element, 'alt'));
  return `${own ?? ''} ${node.childNodes.map(nameOf).join(' ')}`;
}

function* elementsIn(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}
