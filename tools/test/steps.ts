import { createServer } from 'node:net';
import { FAILURES_FILE } from './failed-tests.ts';
import { playwrightFailures } from './failures.ts';
import { findBrowser } from './find-browser.ts';
import { countPlaywright, countVitest } from './reports.ts';
import type { Step } from './run-step.ts';

export const REPORTS = 'test-results';

/** Steps one after another, and lanes of them side by side. */
export type StepLane = readonly Step[];
export type StepStage = readonly StepLane[];

const tool = (name: string, ...args: string[]): Omit<Step, 'name'> => ({
  command: 'npx',
  args: ['--no-install', name, ...args],
});

/** Tests by Vitest: of projects, or of files with or without a line. */
export function vitestStep(name: string, ...words: readonly string[]): Step {
  const file = `${REPORTS}/${name}.json`;
  const failures = `${REPORTS}/${name}.failures.json`;
  return {
    name: `${name} tests`,
    ...tool(
      'vitest',
      'run',
      ...words,
      // A single test is named by its line.
      '--includeTaskLocation',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tools/test/failed-tests.ts',
      `--outputFile.json=${file}`,
    ),
    env: { [FAILURES_FILE]: failures },
    report: { file, read: countVitest, failures },
  };
}

/** The tests of a project, or of all that a pattern names, without those that another one does. */
const projects = (name: string, ...patterns: string[]): Step =>
  vitestStep(
    name,
    ...(patterns.length > 0 ? patterns : [name]).map((project) => `--project=${project}`),
  );

const node = (name: string, script: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: [`tools/${script}.ts`, ...args],
});

const SITES: Step = {
  name: 'sites to test on',
  command: process.execPath,
  args: ['tests/fixtures/build-sites.ts'],
};

/** Contents that are alike give one site; what holds for it is tested once. */
const siteTests = (isOwnTheSample: boolean): Step =>
  isOwnTheSample ? projects('site', 'site:*', '!site:own') : projects('site', 'site:*');

const STATIC_CHECKS: StepLane = [
  { name: 'format', ...tool('prettier', '--check', '--log-level=warn', '.', '!content/**') },
  { name: 'lint', ...tool('eslint', '.') },
  node('spec coverage', 'spec-coverage', '--check'),
  node('advisories on packages', 'test/npm-audit'),
];

/** Writes where a build writes its types, and so runs beside none. */
const TYPES: Step = {
  name: 'types',
  ...tool('astro', 'check', '--minimumSeverity', 'warning'),
};

export const BROWSER_TESTS = 'browser tests';

/** Browser tests, all or of some files. Where there is no browser, that is found when the step is run. */
export function browserTests(...files: readonly string[]): Step {
  const file = `${REPORTS}/browser.json`;
  return {
    name: BROWSER_TESTS,
    ...tool('playwright', 'test', ...files),
    prepare: async () => ({ CHROMIUM: findBrowser(), TEST_PORT: String(await freePort()) }),
    report: { file, read: countPlaywright, readFailures: playwrightFailures },
  };
}

/** A port that nobody listens on, for the server of the browser tests. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Every check there is, in the order in which they run. */
export const allStages = (isOwnTheSample: boolean): readonly StepStage[] => [
  [[node('content check', 'check-content'), node('build', 'build')]],
  [STATIC_CHECKS, [SITES]],
  [
    [TYPES, projects('unit'), projects('fixtures')],
    [
      projects('content', 'content:*'),
      projects('hostile'),
      siteTests(isOwnTheSample),
      node('ratings', 'verify-ratings'),
    ],
  ],
  [[projects('hosting'), projects('engines')]],
  [[browserTests()]],
];
