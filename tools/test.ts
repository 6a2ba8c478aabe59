/**
 * `npm test`: every check there is. Ends with a list of what failed, how to run just that again, and the
 * totals over all; exit code 1 on a failure. `npm test -- lint owner/new.test.ts:12` runs no more than that.
 * What runs outside npm (a browser, nginx, Caddy) is installed only where `npm test -- --install` asks
 * for it; the checks that miss one are skipped, and named. `--busy` keeps every processor busy meanwhile.
 */
import { mkdirSync } from 'node:fs';
import { CONTENTS, SAMPLE } from '#tests/fixtures/contents.ts';
import { sourceStamp } from './build/source-stamp.ts';
import { nodeInUse } from './steps/node-in-use.ts';
import { startBusyLoops } from './test/busy-loops.ts';
import { failureList } from './test/failures.ts';
import { installPrograms, missingAmong, PROGRAMS, whyMissing } from './test/programs.ts';
import { readTestWish, type TestWish } from './test/read-wish.ts';
import { runStages } from './test/run-stages.ts';
import { skippedStep, type StepResult } from './test/run-step.ts';
import {
  allStages,
  BROWSER_TESTS,
  browserTests,
  REPORTS,
  type StepStage,
  vitestStep,
} from './test/steps.ts';

/** What the checks below run that npm does not bring. */
const NEEDED = [
  PROGRAMS.chromium,
  PROGRAMS.nginx,
  PROGRAMS.nginxBrotli,
  PROGRAMS.caddy,
  PROGRAMS.openssl,
  PROGRAMS.fonts,
];

/** What is to run: all stages, or one after another what was named. */
function stagesFor(all: readonly StepStage[], wish: TestWish): readonly StepStage[] {
  const { steps, vitestFiles, browserFiles, projects } = wish;
  const named = [
    ...all.flat(2).filter(({ name }) => steps.includes(name)),
    ...(vitestFiles.length > 0
      ? [vitestStep('named', ...vitestFiles, ...projects.map((project) => `--project=${project}`))]
      : []),
    ...(browserFiles.length > 0 ? [browserTests(...browserFiles)] : []),
  ];
  return named.length > 0 ? [[named]] : all;
}

/** Without a browser its tests are skipped, and said so; every other test looks for itself. */
function runnable(stages: readonly StepStage[]): {
  stages: readonly StepStage[];
  skipped: StepResult[];
} {
  if (PROGRAMS.chromium.find() !== null) return { stages, skipped: [] };
  const without = stages.map((stage) =>
    stage.map((lane) => lane.filter(({ name }) => name !== BROWSER_TESTS)),
  );
  const isLess = without.flat(2).length < stages.flat(2).length;
  return { stages: without, skipped: isLess ? [skippedStep(BROWSER_TESTS)] : [] };
}

const all = allStages(sourceStamp(CONTENTS.own.contentDir) === sourceStamp(SAMPLE));
const read = readTestWish(
  process.argv.slice(2),
  all.flat(2).map(({ name }) => name),
);
if (!read.ok) {
  console.error(read.reason);
  process.exit(1);
}
const { wish } = read;
console.log(nodeInUse());
const missing = missingAmong(NEEDED);
if (missing.length > 0) {
  console.log(
    wish.installs
      ? installPrograms(missing)
      : `${whyMissing(missing)}
The checks that need them are skipped. To install them first: npm test -- --install`,
  );
}

mkdirSync(REPORTS, { recursive: true });
const stopLoops = wish.isBusy ? startBusyLoops() : () => {};
const { stages, skipped: notRun } = runnable(stagesFor(all, wish));
const results = [...(await runStages(stages)), ...notRun];
stopLoops();

for (const { name } of notRun) {
  console.log(`SKIPPED: all ${name}, because ${whyMissing([PROGRAMS.chromium])}`);
}
const sum = (pick: (result: StepResult) => number) =>
  results.reduce((total, result) => total + pick(result), 0);
const failed = sum((result) => result.failed);
const skipped = sum((result) => result.skipped);
for (const line of failureList(results)) console.log(line);
if (skipped > 0) console.log(`${skipped} skipped, named above`);
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
