import { expect, test } from 'vitest';
import { readTestWish } from './read-wish.ts';

const STEPS = ['lint', 'unit tests'];
const NOTHING = {
  ...{ installs: false, isBusy: false },
  ...{ steps: [], vitestFiles: [], browserFiles: [], projects: [] },
};

test.each([
  [[], {}],
  [['--install', '--busy'], { installs: true, isBusy: true }],
  [['unit-tests', 'lint'], { steps: ['unit tests', 'lint'] }],
  [
    ['tests/site/links.test.ts:12', '--project=site:empty'],
    { vitestFiles: ['tests/site/links.test.ts:12'], projects: ['site:empty'] },
  ],
  [['src/a.test.tsx'], { vitestFiles: ['src/a.test.tsx'] }],
  [['tests/e2e/home.spec.ts:4'], { browserFiles: ['tests/e2e/home.spec.ts:4'] }],
])('%j', (words, found) => {
  expect(readTestWish(words, STEPS)).toEqual({ ok: true, wish: { ...NOTHING, ...found } });
});

test.each(['--instal', 'units', 'owner/new.ts', '--project='])('%s means nothing', (word) => {
  expect(readTestWish([word], STEPS)).toEqual({
    ok: false,
    reason: `Expected --install, --busy, lint, unit-tests, a file of tests, such as owner/new.test.ts:12; found ${word}.`,
  });
});
