import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** One thing that failed: where, what, and the command that runs just that again. */
export type Failure = { place: string; what: string; again: string };

const RUN = 'npm test --';

/** The command that runs just these words again: files of tests, or the name of a step. */
export const againWith = (...words: readonly string[]) => [RUN, ...words].join(' ');

const LONGEST_WHAT = 160;

/** A title and the first line of what was said, short enough for two lines of a screen. */
export function describeFailure(title: string, message: string): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  const what = [title, first].filter((part) => part !== '').join(': ');
  return what.length > LONGEST_WHAT ? `${what.slice(0, LONGEST_WHAT - 1)}…` : what;
}

const location = z.object({ file: z.string(), line: z.number() });

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      errors: z.array(z.object({ message: z.string().optional(), location: location.optional() })),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(playwrightTest),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional(), location: location.optional() })),
});

/** What failed by Playwright's JSON report. Places are within the project, whose folder is `root`. */
export function playwrightFailures(json: unknown, root = process.cwd()): Failure[] {
  const { config, suites, errors } = playwrightReport.parse(json);
  const inProject = (file: string) => file.replace(`${root}/`, '');
  const failed = (suite: z.infer<typeof playwrightSuite>, groups: readonly string[]): Failure[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => {
          const error = results.at(-1)?.errors[0];
          const spec = inProject(`${config.rootDir}/${file}`);
          const at = error?.location;
          return {
            place: at === undefined ? `${spec}:${line}` : `${inProject(at.file)}:${at.line}`,
            what: describeFailure([...groups, title].join(', '), error?.message ?? ''),
            again: againWith(`${spec}:${line}`),
          };
        }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failed(inner, [...groups, inner.title])),
  ];
  return [
    ...errors.map(({ message = '', location: at }) => ({
      place: at === undefined ? 'tests/e2e' : `${inProject(at.file)}:${at.line}`,
      what: describeFailure('', message),
      again: againWith('browser-tests'),
    })),
    // The outermost suite is the file, which the place names.
    ...suites.flatMap((file) => failed(file, [])),
  ];
}

/** `file:3:7 - error …`, as TypeScript says it, and `[warn] file`, as Prettier does. */
const WITH_PLACE = /^(?:\[\w+\] )?([\w@./[\]-]+\.\w+)(?::(\d+))?(?::\d+)?(?: - |: | → |$)(.*)$/;
/** ESLint names the file on a line of its own, and below it each place. */
const BELOW_A_FILE = /^\s+(\d+):\d+\s+error\s+(.+?)(?:\s{2,}\S+)?$/;

/**
 * What failed by the words of a step that leaves no report: each line that names a file of the project,
 * or a place in the file above it. Where there is none, its last line speaks for it.
 */
export function failuresInWords(output: string, again: string, root = process.cwd()): Failure[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd().replaceAll(`${root}/`, ''));
  const failures: Failure[] = [];
  let file: string | undefined;
  for (const line of lines) {
    const [, below, said = ''] = BELOW_A_FILE.exec(line) ?? [];
    if (file !== undefined && below !== undefined) {
      failures.push({ place: `${file}:${below}`, what: describeFailure('', said), again });
      continue;
    }
    const [, named, row, what = ''] = WITH_PLACE.exec(line) ?? [];
    if (named === undefined || !existsSync(named)) continue;
    if (line === named) file = named;
    else if (!/^\s*(?:warning|hint)\b/.test(what)) {
      failures.push({
        place: row === undefined ? named : `${named}:${row}`,
        what: describeFailure('', what),
        again,
      });
    }
  }
  if (failures.length > 0) return failures;
  const last = lines.findLast((line) => line.trim() !== '') ?? 'ended without a word';
  return [{ place: '', what: describeFailure('', last), again }];
}

/** As many as a screen holds, two lines each. */
const SHOWN = 10;

/** The failures of a run as its last words before the totals: by step, where, what, and how to see it again. */
export function failureList(steps: readonly { name: string; failures: readonly Failure[] }[]) {
  const all = steps.flatMap(({ name, failures }) => failures.map((one) => ({ name, ...one })));
  if (all.length === 0) return [];
  const more = all.length - SHOWN;
  return [
    '',
    all.length === 1 ? 'What failed:' : `What failed, ${all.length} in all:`,
    ...all
      .slice(0, SHOWN)
      .flatMap(({ name, place, what, again }) => [
        `  ${[place || name, what].filter((part) => part !== '').join('  ')}`,
        `      again: ${again}`,
      ]),
    ...(more > 0 ? [`  and ${more} more, each with its words above`] : []),
    '',
  ];
}
