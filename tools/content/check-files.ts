import path from 'node:path';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { didYouMean, type Problem, suggestion } from './describe-issue.ts';
import type { RawEntry } from './read-content.ts';

/** Files that are missing, or too many, where each is the text of one page and none is optional. */
export function checkFiles(files: readonly RawEntry[], contentDir: string): Problem[] {
  const filesByCollection = Map.groupBy(files, ({ collection }) => collection);
  return (Object.keys(COLLECTIONS) as CollectionName[]).flatMap((name) => {
    const { ids, pattern } = COLLECTIONS[name];
    if (ids === null) return [];
    const found = filesByCollection.get(name) ?? [];
    const missing = ids.filter((id) => !found.some((entry) => entry.id === id));
    return [
      ...missing.map((id) => ({
        file: path.posix.join(baseOf(name, contentDir), pattern.replace('*', id)),
        field: '',
        found: 'no such file',
        expected: 'it to be there, because a page takes its texts from it',
      })),
      ...found
        .filter(({ id }) => !ids.includes(id))
        .map(({ id, file }) => ({
          file,
          field: '',
          found: 'a file that no page uses',
          expected: `only ${ids.join(', ')}`,
          ...suggestion(didYouMean(id, missing)),
        })),
    ];
  });
}
