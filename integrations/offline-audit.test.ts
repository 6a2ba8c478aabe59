import { expect, test } from 'vitest';
import { offlinePage } from './offline-audit.ts';

test('two builds of the audit as one file give the same bytes, without a path of the machine', async () => {
  const [first, second] = [await offlinePage(), await offlinePage()];
  expect(second === first).toBe(true);
  expect(first).not.toContain(process.cwd());
});
