import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { collectionOf } from '#schemas/collections.ts';
import type { RawEntry } from './read-content.ts';
import { attributeOf } from '#domain/html/page-tree.ts';
import { renderMarkdown } from './render-markdown.ts';

/** A picture as a content file names it. */
export type NamedPicture = {
  /** As it is written, such as ./roulette-wheel.jpg. */
  path: string;
  /** The field that names it; empty in the text below the fields. */
  field: string;
  /** True where a paragraph of the text holds it and nothing else, and for a field. */
  standsAlone: boolean;
};

type Named = Pick<RawEntry, 'collection' | 'data' | 'body'>;

/** Every picture that a file names and a page could show, before any schema has looked at the file. */
export function namedPictures({ collection, data, body }: Named): NamedPicture[] {
  if (!collectionOf(collection).hasPictures) return [];
  const { logo, picture } = Object(data) as Record<string, unknown>;
  const inFields = { logo, picture: Reflect.get(Object(picture), 'file') };
  return [
    ...Object.entries(inFields).flatMap(([field, file]) =>
      typeof file === 'string' ? [{ path: file, field, standsAlone: true }] : [],
    ),
    ...picturesIn(body),
  ];
}

/** The pictures of a text in Markdown. */
function picturesIn(body: string): NamedPicture[] {
  const { html } = renderMarkdown(body);
  // Most texts have none, and parsing is slow. `<image` is read as `<img`.
  return /<im/i.test(html) ? imagesIn(parseFragment(html), true) : [];
}

function imagesIn(parent: Tree.ParentNode, isTop: boolean): NamedPicture[] {
  return parent.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const isBlock = isTop && child.tagName === 'p' && isAlone(child);
    if (child.tagName !== 'img') return imagesIn(child, isBlock);
    if (attributeOf(child, 'data-picture') === undefined) return [];
    const address = attributeOf(child, 'src') ?? '';
    return [{ path: plainAddress(address), field: '', standsAlone: isTop }];
  });
}

/** True for an element that holds one other and, but for spaces, nothing beside it. */
const isAlone = ({ childNodes }: Tree.Element): boolean =>
  childNodes.filter((node) => !('value' in node) || node.value.trim() !== '').length === 1;

/** Markdown encodes what an address may not hold; an owner has to find the name as it was written. */
function plainAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
