import { statusLine } from '../steps/status-line.ts';
import { keepStepTimes, readStepTimes } from '../steps/step-times.ts';
import { describeTimeLeft, secondsLeft } from '../steps/time-left.ts';
import { runStep, type StepResult } from './run-step.ts';
import type { StepLane, StepStage } from './steps.ts';

const COMMAND = 'test';
const TICK_MS = 500;

/**
 * Runs stages one after another and the lanes of each side by side. Says what begins and what is over, how
 * many steps are, and by the times of the last run how long the rest may take.
 */
export async function runStages(stages: readonly StepStage[]): Promise<StepResult[]> {
  const last = readStepTimes(COMMAND);
  const named = stages.map((stage) => stage.map((lane) => lane.map(({ name }) => name)));
  const count = named.flat(2).length;
  const line = statusLine();
  const results: StepResult[] = [];
  const running = new Map<string, number>();

  const standing = () => {
    const left = secondsLeft(named, last, {
      over: new Set(results.map(({ name }) => name)),
      running: new Map([...running].map(([name, sinceMs]) => [name, secondsSince(sinceMs)])),
    });
    return `${results.length} of ${count} done${describeTimeLeft(left)}`;
  };
  const show = () => {
    const names = [...running].map(
      ([name, sinceMs]) => `${name} ${secondsSince(sinceMs).toFixed(0)} s`,
    );
    line.show(`${standing()}: ${names.join(', ')}`);
  };
  const runLane = async (lane: StepLane) => {
    for (const step of lane) {
      running.set(step.name, performance.now());
      if (process.stdout.isTTY !== true) line.print(`· ${step.name}…`);
      const result = await runStep(step);
      running.delete(step.name);
      results.push(result);
      for (const text of wordsOf(result)) line.print(text);
      line.print(`${totalOf(result)} · ${standing()}`);
    }
  };

  const ticking = setInterval(show, TICK_MS);
  try {
    for (const stage of stages) await Promise.all(stage.map(runLane));
  } finally {
    clearInterval(ticking);
    line.clear();
  }
  keepStepTimes(COMMAND, Object.fromEntries(results.map(({ name, seconds }) => [name, seconds])));
  return results;
}

const secondsSince = (sinceMs: number) => (performance.now() - sinceMs) / 1000;

/** What a step said, where it has to be read: of a failure all, otherwise what was skipped. */
function wordsOf({ failed, output }: StepResult): string[] {
  if (failed > 0) return [output.trimEnd()];
  return output.split('\n').filter((line) => line.startsWith('SKIPPED'));
}

function totalOf({ name, passed, failed, skipped, seconds }: StepResult): string {
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
  return `${mark} ${name}: ${passed} passed, ${failed} failed${skips} (${seconds.toFixed(1)} s)`;
}
