import { existsSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_NAME } from '#schemas/picture-path.ts';
import type { RawEntry } from '#check/read/read-content.ts';
import { picturesNamed } from '#check/rules/check-pictures.ts';

/** Pictures beside entries that go, which no other entry names. Touches no other folder, whatever a field says. */
export function ownPictures(going: readonly RawEntry[], entries: readonly RawEntry[]): string[] {
  const kept = picturesNamed(entries.filter((entry) => !going.includes(entry)));
  const folders = going.map(({ file }) => path.posix.dirname(file));
  return [...picturesNamed(going)].filter(
    (picture) =>
      folders.includes(path.posix.dirname(picture)) &&
      PICTURE_NAME.test(picture) &&
      !kept.has(picture) &&
      existsSync(picture),
  );
}
