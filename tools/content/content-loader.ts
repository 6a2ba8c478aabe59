import path from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { readCollection } from './read-content.ts';
import { renderMarkdown } from './render-markdown.ts';

/**
 * Gives the files of a collection to Astro, read as the check reads them: what the check has seen is what
 * the pages are made of. Pictures that a text names are left where they are.
 */
export function contentFiles(collection: CollectionName): Loader {
  return {
    name: 'content-files',
    load: async (context) => {
      await readInto(collection, context);
      const { watcher, logger } = context;
      if (watcher === undefined) return;
      const folder = path.resolve(baseOf(collection));
      watcher.add(folder);
      const reread = (file: string) => {
        if (path.dirname(file) !== folder) return;
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
  { store, parseData, generateDigest }: LoaderContext,
): Promise<void> {
  const isMarkdown = COLLECTIONS[collection].pattern.endsWith('.md');
  const entries = await Promise.all(
    readCollection(collection).map(async ({ id, file, data, body, faults: [fault] }) => {
      if (fault !== undefined) {
        throw new Error(`${file}:${fault.line}: found ${fault.found}, expected ${fault.expected}`);
      }
      return {
        id,
        data: await parseData({ id, data: Object(data), filePath: path.resolve(file) }),
        body,
        filePath: file,
        digest: generateDigest({ ...Object(data), body }),
        ...(isMarkdown && { rendered: renderMarkdown(body) }),
      };
    }),
  );
  store.clear();
  for (const entry of entries) store.set(entry);
}
