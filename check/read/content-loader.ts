import path from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { buildDay } from '#schemas/build-day.ts';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { handed } from './handed-content.ts';
import { renderMarkdown } from './render-markdown.ts';
import { decidedBy, marked, shownEntries } from './shown-entries.ts';

/**
 * Gives the files of a collection to Astro, read as the check reads them: what the check has seen is what
 * the pages are made of. Those of a build have it from the check itself. Drafts and what waits for its day are
 * there in a preview alone, marked. Pictures that a text names are left where they are.
 */
export function contentFiles(collection: CollectionName): Loader {
  return {
    name: 'content-files',
    load: async (context) => {
      if (handed() !== undefined) return;
      await readInto(collection, context);
      const { watcher, logger } = context;
      if (watcher === undefined) return;
      const folders = decidedBy(collection).map((name) => path.resolve(baseOf(name)));
      watcher.add(folders);
      const reread = (file: string) => {
        if (!folders.includes(path.dirname(file))) return;
        readInto(collection, context).catch((error: unknown) => {
          logger.error(error instanceof Error ? error.message : String(error));
        });
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, reread);
    },
  };
}

/** Reads all anew; a file that cannot be read leaves what was there before. */
async function readInto(
  collection: CollectionName,
  { store, parseData }: LoaderContext,
): Promise<void> {
  const isMarkdown = COLLECTIONS[collection].pattern.endsWith('.md');
  const entries = await Promise.all(
    shownEntries(collection).map(async (entry) => {
      const { id, file, data, body, faults } = entry;
      const [fault] = faults;
      if (fault !== undefined) {
        throw new Error(`${file}:${fault.line}: found ${fault.found}, expected ${fault.expected}`);
      }
      const read = await parseData({ id, data: Object(data), filePath: path.resolve(file) });
      const shown = marked(entry, read, buildDay());
      return {
        id,
        data: shown,
        filePath: file,
        ...(isMarkdown && { rendered: renderMarkdown(body) }),
      };
    }),
  );
  store.clear();
  for (const entry of entries) store.set(entry);
}
