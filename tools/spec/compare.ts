import type { SpecLine } from '#tests/spec/lines.ts';
import type { TaggedTest } from './collect-tests.ts';

export type Coverage = {
  lines: { line: SpecLine; tests: TaggedTest[] }[];
  /** What is wrong, as sentences: nothing where every line has its test. */
  faults: string[];
};

/** Holds the lines of the specification against the tags of the tests. */
export function compare(lines: readonly SpecLine[], tests: readonly TaggedTest[]): Coverage {
  const known = new Set(lines.map(({ id }) => id));
  const covered = lines.map((line) => ({
    line,
    tests: tests.filter(({ tags }) => tags.includes(line.id)),
  }));
  const repeated = lines.filter(({ id }, index) => lines.findIndex((one) => one.id === id) < index);
  return {
    lines: covered,
    faults: [
      ...repeated.map(({ id }) => `${id} names two lines of the specification`),
      ...covered
        .filter((one) => !('kind' in one.line) && one.tests.length === 0)
        .map(({ line: { id, text } }) => `${id} has no test: ${text}`),
      ...tests.flatMap(({ file, line, title, tags }) =>
        tags
          .filter((tag) => !known.has(tag))
          .map((tag) => `${file}:${line}: the tag @${tag} of “${title}” names no line`),
      ),
    ],
  };
}
