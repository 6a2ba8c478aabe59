import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { type NamedPicture, namedPictures } from './named-pictures.ts';
import type { Content } from './read-content.ts';
import { forgetRendered, renderMarkdown } from './render-markdown.ts';
import { marked } from './shown-entries.ts';

/** An entry as Astro's own store holds it, and as pages are given it. */
type PageEntry = {
  id: string;
  data: Record<string, unknown>;
  filePath?: string | undefined;
  rendered?: { html: string; metadata?: object } | undefined;
};

/** The collections whose files name pictures. */
export type Illustrated = 'articles' | 'casinos';

/** A picture that a file names. */
export type Naming = { id: string; file: string; picture: NamedPicture };

type Handed = {
  /** The entries of each collection by their ids. */
  entries: Map<string, Map<string, PageEntry>>;
  pictures: Readonly<Record<Illustrated, readonly Naming[]>>;
};

/** Where it lies: Astro loads some modules twice and bundles others, and they share nothing else. */
const PLACE = Symbol.for('edgewise:content');
const shared = globalThis as { [PLACE]?: Handed | undefined };

/** Code of a module that gives what was handed over to the pages, in the form that Astro reads content in. */
export const HANDED_CONTENT = `export default globalThis[Symbol.for('edgewise:content')].entries;`;

/**
 * Gives the content that the check has read to the pages of a build, as it is. By way of Astro's store it would
 * be read and checked once more, written as one text, and lie in memory several times.
 */
export function handOver(content: Content, day: string): void {
  const names = Object.keys(COLLECTIONS) as CollectionName[];
  shared[PLACE] = {
    entries: new Map(names.map((name) => [name, pageEntries(name, content, day)])),
    pictures: {
      articles: namingsIn('articles', content.articles),
      casinos: namingsIn('casinos', content.casinos),
    },
  };
  forgetRendered();
}

/** What was handed over to the build under way; nothing outside of builds. */
export const handed = (): Handed | undefined => shared[PLACE];

/** Ends that, once the pages are written. Whoever still holds the entries holds none. */
export function takeBack(): void {
  shared[PLACE]?.entries.clear();
  shared[PLACE] = undefined;
}

function pageEntries(
  collection: CollectionName,
  content: Content,
  day: string,
): Map<string, PageEntry> {
  const isMarkdown = COLLECTIONS[collection].pattern.endsWith('.md');
  return new Map(
    content[collection].map(({ id, file, data, body }) => [
      id,
      {
        id,
        data: marked({ collection, id, data }, data, day),
        filePath: file,
        ...(isMarkdown && { rendered: renderMarkdown(body) }),
      },
    ]),
  );
}

/** Every picture that some files name. */
export const namingsIn = (
  collection: Illustrated,
  entries: readonly { id: string; file: string; data: unknown; body: string }[],
): Naming[] =>
  entries.flatMap(({ id, file, data, body }) =>
    namedPictures({ collection, data, body }).map((picture) => ({ id, file, picture })),
  );
