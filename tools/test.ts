/**
 * `npm test`: every check there is, by the tools' own reporters, and their totals. Exit code 1 on a failure.
 * `npm test -- lint owner/new.test.ts` runs just that; `-- --changed` what the changed files touch; `-- --install`
 * installs first what tests need from outside npm. The output of each step goes to `test-results/STEP.log`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CONTENTS } from '#tests/fixtures/contents.ts';
import { sourceStamp } from './build/source-stamp.ts';
import { type Count, countOf, describe, NOTHING, sumOf } from './test/counts.ts';
import { installPrograms, missingAmong, PROGRAMS, toInstall, whyMissing } from './test/programs.ts';

/** Arguments of Node; the file of a program of a package is found by `programOf`. */
type Step = { name: string; command: readonly string[]; report?: string; needsChromium?: true };

const RESULTS = 'test-results';

/** Without a shell, and without the scripts that npm writes for one: Windows has others. */
function programOf(packageName: string): string {
  const folder = `node_modules/${packageName}`;
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const [file = ''] = typeof bin === 'string' ? [bin] : Object.values(bin);
  return path.join(folder, file);
}

function vitest(name: string, ...args: readonly string[]): Step {
  const report = `${RESULTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: [programOf('vitest'), 'run', ...reporters, ...args], report };
}
const playwright = (name: string, ...args: readonly string[]): Step => ({
  name,
  command: [programOf('@playwright/test'), 'test', ...args],
  report: `${RESULTS}/browser.json`,
  needsChromium: true,
});

/** The own content may still be the sample, and its site the same. */
const isOwnTheSample =
  sourceStamp(CONTENTS.own.contentDir) === sourceStamp(CONTENTS.sample.contentDir);
const withoutOwn = (kind: string) => (isOwnTheSample ? [`--project=!${kind}:own`] : []);

const SITES: Step = { name: 'sites', command: ['tests/fixtures/build-sites.ts'] };
/** Run beside the builds. */
const STATIC: readonly Step[] = [
  {
    name: 'format',
    command: [programOf('prettier'), '--check', '--log-level=warn', '.', '!content/**'],
  },
  { name: 'lint', command: [programOf('eslint'), '.'] },
  { name: 'styles', command: [programOf('stylelint'), 'src/**/*.css'] },
  { name: 'unused', command: [programOf('knip'), '--no-progress'] },
  { name: 'spelling', command: [programOf('cspell'), 'lint', '--no-progress'] },
  { name: 'markdown', command: [programOf('markdownlint-cli2')] },
  vitest('unit', '--project=pure', '--project=unit'),
];
/**
 * Stand on the built sites; `astro check` writes types where a build writes them, so it waits too. The longest comes
 * first, so that no lane runs alone at the end.
 */
const BUILT: readonly Step[] = [
  vitest('engines', '--project=engines'),
  vitest('site', '--project=site:*', '--project=pages', ...withoutOwn('site')),
  vitest(
    'content',
    ...['--project=content*', '--project=fixtures', '--project=hostile'],
    ...withoutOwn('content'),
  ),
  { name: 'types', command: [programOf('astro'), 'check', '--minimumSeverity', 'warning'] },
  vitest('hosting', '--project=hosting'),
];
/** Tests of the owner's content alone: publishing waits for these, and not for the tests of the software. */
const OF_THE_OWNER = vitest('content-tests', '--project=content:own');
/** One after the other, with nothing beside them. On a slow line or processor a page has the machine to itself. */
const BROWSER: readonly Step[] = [
  playwright('browser-alone', '--grep=@alone', '--workers=1'),
  playwright('browser', '--grep-invert=@alone'),
];
const ALL = [SITES, ...STATIC, ...BUILT, ...BROWSER];

/** Each count is printed as it comes; the output of a failed step too, where nobody has seen it yet. */
async function run(step: Step, isLive = false): Promise<Count> {
  const { name, command, report, needsChromium = false } = step;
  if (needsChromium && PROGRAMS.chromium.find() === undefined) {
    console.log(`– ${name}: skipped, because ${whyMissing([PROGRAMS.chromium])}`);
    return { ...NOTHING, skipped: 1 };
  }
  const startedMs = performance.now();
  if (report !== undefined) rmSync(report, { force: true });
  const log = `${RESULTS}/${name}.log`;
  const output = isLive ? 'inherit' : openSync(log, 'w');
  const child = spawn(process.execPath, command, { stdio: ['ignore', output, output] });
  const [code] = (await once(child, 'close')) as [number | null];
  const count = countOf(code === 0, report);
  if (count.failed > 0 && !isLive) console.log(readFileSync(log, 'utf8').trimEnd());
  if (count.failed > 0) failedSteps.push(name);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${name}: ${describe(count)} (${seconds} s)`);
  return count;
}

/** In two lanes, each of which takes the next step as soon as it is free; the browser tests come last, alone. */
async function runAll(): Promise<Count[]> {
  const sites = run(SITES);
  const waiting = [...STATIC, ...BUILT];
  const counts: Count[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (BUILT.includes(step)) await sites;
      counts.push(await run(step));
    }
  };
  await Promise.all([sites.then(lane), lane()]);
  for (const step of BROWSER) counts.push(await run(step));
  return [...counts, await sites];
}

/** Steps that the arguments ask for: by name, or for files of tests. */
function stepsFor(words: readonly string[]): Step[] {
  if (words.includes('--changed')) {
    // Since the commit that the branch shares with the one it follows, or else the last one.
    const shared = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { encoding: 'utf8' });
    const base = shared.stdout.trim() || 'HEAD';
    return [
      vitest('changed', `--changed=${base}`, '--passWithNoTests'),
      playwright('changed-browser', `--only-changed=${base}`, '--pass-with-no-tests'),
    ];
  }
  const named = [...ALL, OF_THE_OWNER];
  const files = words.filter((word) => !named.some(({ name }) => name === word));
  const inBrowser = files.filter((file) => /\.spec\.ts|^tests\/e2e/.test(file));
  const others = files.filter((file) => !inBrowser.includes(file));
  return [
    ...named.filter(({ name }) => words.includes(name)),
    ...(others.length > 0 ? [vitest('named', ...others)] : []),
    ...(inBrowser.length > 0 ? [playwright('named-browser', ...inBrowser)] : []),
  ];
}

const words = process.argv.slice(2).filter((word) => word !== '--install');
const isInstalling = process.argv.includes('--install');
const missing = isInstalling ? toInstall() : missingAmong(Object.values(PROGRAMS));
if (missing.length > 0 && isInstalling) console.log(installPrograms(missing));
else if (missing.length > 0) console.log(`Their tests are skipped: ${whyMissing(missing)}`);

mkdirSync(RESULTS, { recursive: true });
const failedSteps: string[] = [];
const counts = words.length === 0 ? await runAll() : [];
for (const step of stepsFor(words)) counts.push(await run(step, true));
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`);
console.log(describe(sumOf(counts)));
process.exitCode = failedSteps.length > 0 ? 1 : 0;
