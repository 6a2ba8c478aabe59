import { expect, test } from 'vitest';
import { runStep, SKIPPED_CODE } from './run-step.ts';

const exitWith = (code: number) =>
  runStep({ name: 'a step', command: process.execPath, args: ['-e', `process.exit(${code})`] });

test.each([
  { ends: 'well', code: 0, count: { passed: 1, failed: 0, skipped: 0 } },
  { ends: 'with a fault', code: 1, count: { passed: 0, failed: 1, skipped: 0 } },
  {
    ends: 'without having looked',
    code: SKIPPED_CODE,
    count: { passed: 0, failed: 0, skipped: 1 },
  },
])('a step that ends $ends is counted so', async ({ code, count }) => {
  expect(await exitWith(code)).toMatchObject(count);
});

test('a test runner that leaves no report has failed', async () => {
  const step = await runStep({
    name: 'a runner',
    command: process.execPath,
    args: ['-e', ''],
    report: { file: 'test-results/there-is-none.json', read: () => expect.unreachable() },
  });
  expect(step).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});
