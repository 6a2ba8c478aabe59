import path from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { buildDay } from '#settings/build-day.ts';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { withDays } from '#check/read/entry-days.ts';
import { renderMarkdown } from '#check/read/render-markdown.ts';
import { expectRead, type RawEntry } from '#check/read/read-content.ts';
import { decidedBy, marked, publishedEntries } from '#check/read/published-entries.ts';

/**
 * Loads the files of a collection into Astro's store by the reader of the check, so that pages are made of
 * what was checked. Drafts and scheduled entries are there in a preview alone, marked. Pictures that a text
 * names are left where they are.
 */
export const contentFiles = (
  collection: CollectionName,
  entriesOf: () => readonly RawEntry[] = () => publishedEntries(collection),
): Loader =>
  reloading('content-files', [collection], async ({ parseData }) => {
    const isMarkdown = COLLECTIONS[collection].pattern.endsWith('.md');
    return Promise.all(
      entriesOf().map(async (entry) => {
        expectRead(entry);
        const { id, file, data, body } = entry;
        const parsed = await parseData({ id, data: Object(data), filePath: path.resolve(file) });
        return {
          id,
          data: marked(entry, withDays(file, parsed), buildDay()),
          filePath: file,
          ...(isMarkdown && { rendered: renderMarkdown(body) }),
        };
      }),
    );
  });

type StoreEntry = Parameters<LoaderContext['store']['set']>[0];

/**
 * A loader that reads whole collections, and again under `npm run dev` whenever a file changes that decides
 * what they hold. If reading fails, the store keeps what it had.
 */
export function reloading(
  name: string,
  collections: readonly CollectionName[],
  read: (context: LoaderContext) => Promise<StoreEntry[]>,
): Loader {
  return {
    name,
    load: async (context) => {
      const { store, watcher, logger } = context;
      const reload = async () => {
        const entries = await read(context);
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      await reload();
      if (watcher === undefined) return;
      const folders = collections.flatMap(decidedBy).map((one) => path.resolve(baseOf(one)));
      watcher.add(folders);
      const onChange = (file: string) => {
        if (!folders.includes(path.dirname(file))) return;
        reload().catch((error: unknown) => {
          logger.error(error instanceof Error ? error.message : String(error));
        });
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, onChange);
    },
  };
}
