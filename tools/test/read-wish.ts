/** What `npm test` is asked for. */
export type TestWish = {
  installs: boolean;
  /** Keeps the processors busy meanwhile. */
  isBusy: boolean;
  /** Names of steps, and files of tests with or without a line; nothing for all there is. */
  steps: readonly string[];
  vitestFiles: readonly string[];
  browserFiles: readonly string[];
  /** Of the tests in `vitestFiles`. */
  projects: readonly string[];
};

const FLAGS = ['--install', '--busy'];
const PROJECT = /^--project=(.+)$/;
const VITEST_FILE = /\.test\.tsx?(?::\d+)?$/;
const BROWSER_FILE = /\.spec\.ts(?::\d+)?$/;

/** The name of a step as a word of a command. */
export const wordFor = (step: string) => step.replaceAll(' ', '-');

/** Reads the words behind `npm test --`. A word that means nothing here is named. */
export function readTestWish(
  words: readonly string[],
  steps: readonly string[],
): { ok: true; wish: TestWish } | { ok: false; reason: string } {
  const stepWords = new Map(steps.map((step) => [wordFor(step), step]));
  const unknown = words.find(
    (word) =>
      !FLAGS.includes(word) &&
      !stepWords.has(word) &&
      ![PROJECT, VITEST_FILE, BROWSER_FILE].some((known) => known.test(word)),
  );
  if (unknown !== undefined) {
    const known = [...FLAGS, ...stepWords.keys(), 'a file of tests, such as owner/new.test.ts:12'];
    return { ok: false, reason: `Expected ${known.join(', ')}; found ${unknown}.` };
  }
  return {
    ok: true,
    wish: {
      installs: words.includes('--install'),
      isBusy: words.includes('--busy'),
      steps: words.flatMap((word) => stepWords.get(word) ?? []),
      vitestFiles: words.filter((word) => VITEST_FILE.test(word)),
      browserFiles: words.filter((word) => BROWSER_FILE.test(word)),
      projects: words.flatMap((word) => PROJECT.exec(word)?.[1] ?? []),
    },
  };
}
