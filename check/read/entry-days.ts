import path from 'node:path';
import { publicationDay } from '#domain/site/publication.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { commitDays } from './git-history.ts';

type Days = { publishOn?: string; publishedOn?: string; updatedOn?: string };

/**
 * The days that pages print of an entry. Without `updatedOn` the day of the file's last commit counts, and of two days
 * the later: nothing went up before `publishOn`, and nothing was changed before it went up.
 */
export function withDays<Data extends object>(file: string, data: Data): Data {
  const { publishOn, publishedOn, updatedOn }: Days = data;
  const day = updatedOn ?? commitDays()?.get(path.posix.relative(CONTENT_DIR, file));
  const from = publicationDay({ publishOn, publishedOn });
  return {
    ...data,
    ...(publishedOn !== undefined && { publishedOn: from }),
    ...(day !== undefined && { updatedOn: from !== null && from > day ? from : day }),
  };
}
