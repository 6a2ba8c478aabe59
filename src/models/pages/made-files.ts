import { channel } from 'node:diagnostics_channel';
import { type GivenFiles, MADE_FILES, type MadeFile } from '#schemas/made-files.ts';

const FILES = channel(MADE_FILES);

/**
 * The files that a route has to make one by one, as it does under `npm run dev`: none in a build, which is given
 * them here and writes them itself. Astro takes longer to ask a route for a file than most of them take to be written.
 */
export async function filesForRoute<File extends MadeFile>(
  files: readonly File[],
): Promise<readonly File[]> {
  const given: GivenFiles = { files, written: null };
  FILES.publish(given);
  if (given.written === null) return files;
  await given.written;
  return [];
}
