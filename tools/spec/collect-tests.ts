import { spawnSync } from 'node:child_process';
import * as z from 'zod';

/** A browser test with the tags it carries, without their "@". */
export type TaggedTest = { file: string; line: number; title: string; tags: string[] };

const test = z.object({ expectedStatus: z.string() });

const spec = z.object({
  title: z.string(),
  tags: z.array(z.string()),
  file: z.string(),
  line: z.number(),
  tests: z.array(test),
});

const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Asks Playwright for its list of tests; no browser starts. Throws with what it could not load. */
export function collectTests(): TaggedTest[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'],
    {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: undefined },
    },
  );
  if (!stdout.startsWith('{')) {
    throw new Error(`Playwright gave no list of its tests:\n${stdout}${stderr}`);
  }
  return readReport(JSON.parse(stdout));
}

/**
 * The tests of Playwright's JSON report, in the order of files and lines. A title begins with those
 * of the groups it stands in; a test that is skipped or is expected to fail proves nothing and is
 * left out.
 */
export function readReport(json: unknown): TaggedTest[] {
  const { suites, errors } = report.parse(json);
  if (errors.length > 0) {
    const messages = errors.map(({ message }) => message ?? 'no message');
    throw new Error(`Playwright could not load every test:\n${messages.join('\n')}`);
  }
  return suites
    .flatMap((file) => testsOf(file, []))
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function testsOf({ specs, suites = [] }: z.infer<typeof suite>, groups: string[]): TaggedTest[] {
  const own = specs
    .filter(({ tests }) => tests.every(({ expectedStatus }) => expectedStatus === 'passed'))
    .map(({ file, line, title, tags }) => ({
      file,
      line,
      title: [...groups, title].join(': '),
      tags: [...new Set(tags)],
    }));
  return [...own, ...suites.flatMap((inner) => testsOf(inner, [...groups, inner.title]))];
}
