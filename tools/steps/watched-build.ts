import { BUILD_STEPS, type BuildStep, hearBuild } from '#integrations/build-steps.ts';
import { buildSite } from '../build/build-site.ts';
import { asOneWord, DIST } from '#integrations/output-folder.ts';
import { type Output, statusLine } from './status-line.ts';
import { keepStepTimes, readStepTimes } from './step-times.ts';
import { describeTimeLeft, secondsLeft } from './time-left.ts';

const TICK_MS = 500;

/** Builds the site as `buildSite` does, and says which step it is at, how far it is and how long it may take. */
export async function watchedBuild(output: Output = process.stdout): ReturnType<typeof buildSite> {
  const command = `build~${asOneWord(DIST)}`;
  const last = readStepTimes(command);
  const taken = new Map<BuildStep, number>();
  const line = statusLine(output);
  let now: { step: BuildStep; sinceMs: number } | undefined;
  let part = '';

  const describe = (step: BuildStep, seconds: number) => {
    const left = secondsLeft([[BUILD_STEPS]], last, {
      over: new Set(taken.keys()),
      running: new Map([[step, seconds]]),
    });
    return `${BUILD_STEPS.indexOf(step) + 1} of ${BUILD_STEPS.length}: ${step}${part}${describeTimeLeft(left)}`;
  };
  const secondsOfStep = () => (performance.now() - (now?.sinceMs ?? 0)) / 1000;
  const show = () => {
    if (now !== undefined) line.show(describe(now.step, secondsOfStep()));
  };
  const endStep = () => {
    if (now !== undefined) taken.set(now.step, secondsOfStep());
  };

  const stopHearing = hearBuild((news) => {
    if ('step' in news) {
      endStep();
      now = { step: news.step, sinceMs: performance.now() };
      part = '';
      if (output.isTTY !== true) line.print(describe(news.step, 0));
    } else {
      part = `, ${news.done} of ${news.of}`;
    }
    show();
  });
  const ticking = setInterval(show, TICK_MS);
  try {
    const outcome = await buildSite();
    endStep();
    if (outcome === 'built') keepStepTimes(command, Object.fromEntries(taken));
    return outcome;
  } finally {
    clearInterval(ticking);
    stopHearing();
    line.clear();
  }
}
