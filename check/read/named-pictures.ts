import { collectionOf } from '#schemas/collections.ts';
import type { RawEntry } from './read-content.ts';
import { attributeOf, elementsBelow, type PageElement } from '#domain/html/page-tree.ts';
import { treeOf } from './render-markdown.ts';

/** A picture as a content file names it. */
export type NamedPicture = {
  /** As it is written, such as ./roulette-wheel.jpg. */
  path: string;
  /** The field that names it; empty in the text below the fields. */
  field: string;
  /** True where a paragraph of the text holds it and nothing else, and for a field. */
  standsAlone: boolean;
};

/** Every picture that a file names and a page could show, before any schema has looked at the file. */
export function namedPictures({ collection, data, body }: RawEntry): NamedPicture[] {
  if (!collectionOf(collection).hasPictures) return [];
  const { logo, picture } = Object(data) as Record<string, unknown>;
  const inFields = { logo, picture: Reflect.get(Object(picture), 'file') };
  return [
    ...Object.entries(inFields).flatMap(([field, file]) =>
      typeof file === 'string' ? [{ path: file, field, standsAlone: true }] : [],
    ),
    ...elementsBelow(treeOf(body))
      .filter((element) => attributeOf(element, 'data-picture') !== undefined)
      .map((image) => ({
        path: attributeOf(image, 'src') ?? '',
        field: '',
        standsAlone: isAlone(image),
      })),
  ];
}

/** True for an element that is all of a paragraph, which is in no other element. */
const isAlone = ({ parentNode: parent }: PageElement): boolean =>
  parent?.nodeName === 'p' &&
  'parentNode' in parent &&
  parent.parentNode?.nodeName === '#document-fragment' &&
  parent.childNodes.length === 1;
