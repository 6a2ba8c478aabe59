import path from 'node:path';
import { groupsIn } from '#domain/facts/cited-source.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import {
  fieldName,
  type Problem,
  collectProblems,
  type Report,
  valueAt,
} from '../describe-issue.ts';
import { git } from '../read/git-history.ts';
import { readText } from '../read/read-bytes.ts';
import { partsOf, readContent } from '../read/read-content.ts';

type Fact = { value?: unknown; checkedOn?: string };
type Cited = { title?: string; readOn?: string | null; supports?: string[] };

/**
 * Facts that differ from a revision of git while the day of their reading does not. `CHECK_SINCE` names the revision;
 * left out, it is the last commit. Silent without git.
 */
export function checkReadings(
  contentDir: string = CONTENT_DIR,
  since: string = process.env['CHECK_SINCE'] || 'HEAD',
): Problem[] {
  const names = git(['diff', '--name-only', '-z', '--relative', since, '--', '.'], contentDir);
  const changed = new Set(names?.split('\0'));
  return collectProblems((report) => {
    for (const { file, data, faults } of changed.size === 0 ? [] : readContent('.', contentDir)) {
      const name = path.posix.relative(contentDir, file);
      const text = changed.has(name) && git(['show', `${since}:./${name}`], contentDir);
      if (!text || faults.length > 0) continue;
      const before = partsOf(file, readText(Buffer.from(text))).data;
      for (const [at, now] of groupsIn(data)) {
        const then = Object(valueAt(before, at)) as Fact;
        const { value, checkedOn }: Fact = now;
        if (checkedOn && checkedOn === then.checkedOn && !isSame(value, then.value)) {
          const found = `another value than before, and still ${checkedOn}`;
          const expected = 'the day on which the fact was read again';
          report(file, fieldName([...at, 'checkedOn']), found, expected);
        }
        if ('sources' in now) compareStatements(file, at, then, now, report);
      }
    }
  });
}

/** Statements that `supports` names. Prose counts as changed with its figures: other words may say the same. */
function compareStatements(
  file: string,
  at: (string | number)[],
  then: object,
  now: { sources: unknown },
  report: Report,
): void {
  const stood = JSON.stringify(then);
  const readBefore = new Set(sourcesOf(then).map(readingOf));
  const sources = sourcesOf(now);
  for (const name of new Set(sources.flatMap(({ supports = [] }) => supports))) {
    const [was, is] = [then, now].map((part) => valueAt(part, name.split('.')));
    const isMoved = stood.includes(JSON.stringify(is) ?? '');
    if (was == null || is == null || isMoved || isSame(figuresIn(was), figuresIn(is))) continue;
    const naming = sources.filter(({ supports }) => supports?.includes(name));
    if (naming.some((source) => !readBefore.has(readingOf(source)))) continue;
    const found = `another than before, and no source of it read since: ${naming.map(({ title }) => `“${title}”`).join(', ')}`;
    const expected = 'readOn to be the day on which it was read again';
    report(file, fieldName([...at, ...name.split('.')]), found, expected);
  }
}

const sourcesOf = (part: { sources?: unknown }) =>
  Object.values(Object(part.sources) as Record<string, Cited>);

const readingOf = ({ title, readOn }: Cited) => JSON.stringify([title, readOn]);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Numbers of a prose text; of anything else, all of it. */
const figuresIn = (value: unknown): unknown =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && part.includes(' ') ? part.match(/\d+/g) : part,
  );
