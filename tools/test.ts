/**
 * `npm test`: every check there is. Ends with the totals over all of them; exit code 1 on a failure.
 * What runs outside npm (a browser, nginx, Caddy) is installed only where `npm test -- --install` asks
 * for it; the checks that miss one are skipped, and named.
 */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { CONTENTS, SAMPLE } from '#tests/fixtures/contents.ts';
import { sourceStamp } from '#build/source-stamp.ts';
import { findBrowser } from './test/find-browser.ts';
import { installPrograms, missingAmong, PROGRAMS, whyMissing } from './test/programs.ts';
import { countPlaywright, countVitest } from './test/reports.ts';
import { runStep, type Step, type StepResult } from './test/run-step.ts';

const REPORTS = 'test-results';

const tool = (name: string, ...args: string[]): Omit<Step, 'name'> => ({
  command: 'npx',
  args: ['--no-install', name, ...args],
});

/** The tests of a project, or of all that a pattern names, without those that another one does. */
const vitest = (name: string, ...projects: string[]): Step => {
  const file = `${REPORTS}/${name}.json`;
  return {
    name: `${name} tests`,
    ...tool(
      'vitest',
      'run',
      ...(projects.length > 0 ? projects : [name]).map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ),
    report: { file, read: countVitest },
  };
};

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
const siteTests = (): Step =>
  sourceStamp(CONTENTS.own.contentDir) === sourceStamp(SAMPLE)
    ? vitest('site', 'site:*', '!site:own')
    : vitest('site', 'site:*');

const STATIC_CHECKS: Step[] = [
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

async function browserTests(): Promise<Step> {
  const file = `${REPORTS}/browser.json`;
  return {
    name: 'browser tests',
    ...tool('playwright', 'test'),
    env: { CHROMIUM: findBrowser(), TEST_PORT: String(await freePort()) },
    report: { file, read: countPlaywright },
  };
}

const results: StepResult[] = [];

async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const result = await runStep(step);
    const { name, passed, failed, skipped, seconds, output } = result;
    results.push(result);
    if (failed > 0) console.log(output.trimEnd());
    else for (const line of output.split('\n')) if (line.startsWith('SKIPPED')) console.log(line);
    const skips = skipped > 0 ? `, ${skipped} skipped` : '';
    const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
    console.log(
      `${mark} ${name}: ${passed} passed, ${failed} failed${skips} (${seconds.toFixed(1)} s)`,
    );
  }
}

/** What the checks below run that npm does not bring. */
const NEEDED = [
  PROGRAMS.chromium,
  PROGRAMS.nginx,
  PROGRAMS.nginxBrotli,
  PROGRAMS.caddy,
  PROGRAMS.openssl,
];

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--install');
if (unknown !== undefined) {
  console.error(`Expected --install or nothing, found ${unknown}.`);
  process.exit(1);
}
const missing = missingAmong(NEEDED);
if (missing.length > 0) {
  console.log(
    args.includes('--install')
      ? installPrograms(missing)
      : `${whyMissing(missing)}
The checks that need them are skipped. To install them first: npm test -- --install`,
  );
}

mkdirSync(REPORTS, { recursive: true });
await runAll([node('content check', 'check-content'), node('build', 'build')]);
await Promise.all([runAll(STATIC_CHECKS), runAll([SITES])]);
await Promise.all([
  runAll([TYPES, vitest('unit'), vitest('fixtures')]),
  runAll([
    vitest('content', 'content:*'),
    vitest('hostile'),
    siteTests(),
    node('ratings', 'verify-ratings'),
  ]),
]);
await runAll([vitest('hosting'), vitest('engines')]);
if (PROGRAMS.chromium.find() === null) {
  console.log(`SKIPPED: all browser tests, because ${whyMissing([PROGRAMS.chromium])}`);
  results.push({ name: 'browser tests', passed: 0, failed: 0, skipped: 1, seconds: 0, output: '' });
} else {
  await runAll([await browserTests()]);
}

const sum = (pick: (result: StepResult) => number) =>
  results.reduce((total, result) => total + pick(result), 0);
const failed = sum((result) => result.failed);
const skipped = sum((result) => result.skipped);
if (skipped > 0) console.log(`${skipped} skipped, named above`);
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
