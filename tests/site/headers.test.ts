import { expect, test } from 'vitest';
import { scanSite } from '#tools/observatory/scan.ts';
import { DIST } from './dist.ts';

test('the headers lose no point by the rules of the HTTP Observatory, and the grade is A+', async () => {
  const { tests, grade } = await scanSite(DIST);
  expect(tests).toHaveLength(10);
  expect(tests.filter(({ modifier }) => modifier < 0)).toEqual([]);
  expect(grade).toBe('A+');
});
