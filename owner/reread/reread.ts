import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupsIn, isWithin, type Path } from '#domain/facts/cited-source.ts';
import { isoDate } from '#schemas/iso-date.ts';
import { counted, suggestion } from '#check/describe-issue.ts';
import { type ReadFile, readFiles } from '#check/read/read-content.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import type { Change } from '../change-yaml.ts';
import { changedFile } from '../changed-file.ts';

const USAGE = 'Say: npm run reread helplines/gamcare [facts.withdrawal] [2026-11-20]';

/** Sets the days of reading in the named files, and says which. A day that is later already stays. */
export function reread(
  words: readonly string[],
  today: string,
): { isDone: boolean; said: string[] } {
  const refused = (reason: string) => ({ isDone: false, said: [reason, 'Nothing was changed.'] });
  const days = words.filter((word) => /^\d/.test(word));
  const [day = today] = days;
  const names = words.filter((word) => word.includes('/')).map(tidy);
  const fields = words.filter((word) => !days.includes(word) && !word.includes('/'));
  if (names.length === 0 || days.length > 1) return refused(USAGE);
  if (!isoDate.safeParse(day).success || day > today)
    return refused(`Expected a day up to ${today}, found ${day}.`);
  const files = readFiles();
  const known = files.map(({ entry }) => tidy(entry.file));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return refused(`There is no ${unknown}. ${suggestion(unknown, known) ?? ''}`.trim());
  }
  const changed = files
    .filter(({ entry }) => names.includes(tidy(entry.file)))
    .map((read) => ({ ...read, changes: changesIn(read, fields, day) }));
  const without = changed.find(({ changes }) => changes.length === 0);
  if (without !== undefined) {
    const what = fields.length === 0 ? 'No source or fact' : `Nothing of ${fields.join(', ')}`;
    return refused(`${what} in ${without.entry.file} was read before ${day}.`);
  }
  for (const { entry, text, changes } of changed)
    writeFileSync(entry.file, changedFile(entry.file, text, changes));
  const said = changed.map(
    ({ entry, changes }) => `${entry.file}: ${counted(changes.length, 'reading')} of ${day}.`,
  );
  return { isDone: true, said };
}

/** A file as it is typed: with or without its folder above and its ending. */
const tidy = (file: string) =>
  path.posix
    .normalize(file)
    .replace(/\.(?:yaml|md)$/, '')
    .replace(`${CONTENT_DIR}/`, '');

/** Days of sources that somebody has read, and of facts. */
function changesIn({ entry: { data } }: ReadFile, fields: readonly string[], day: string) {
  return [...groupsIn(data)].flatMap(([at, node]): Change[] => {
    const name = 'readOn' in node ? 'readOn' : 'value' in node ? 'checkedOn' : '';
    const on: unknown = Reflect.get(node, name);
    if (typeof on !== 'string' || on >= day || !isAsked(at, node, fields)) return [];
    return [{ at: [...at, name], value: day }];
  });
}

/** A field by its own name, by that of what it is in, or as what a source supports. */
function isAsked(at: Path, node: { supports?: unknown }, fields: readonly string[]): boolean {
  const supports = [node.supports ?? []].flat().map(String);
  const own = at.join('.');
  return (
    fields.length === 0 ||
    fields.some((field) => isWithin(own, field) || supports.some((one) => isWithin(one, field)))
  );
}
