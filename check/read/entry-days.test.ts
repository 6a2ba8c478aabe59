import { expect, test } from 'vitest';
import { withDays } from './entry-days.ts';

test.each([
  [{ updatedOn: '2026-11-09' }, { updatedOn: '2026-11-09' }],
  [{ publishedOn: '2026-11-20' }, { publishedOn: '2026-11-20' }],
  [
    { publishOn: '2026-12-01', publishedOn: '2026-11-20', updatedOn: '2026-11-27' },
    { publishOn: '2026-12-01', publishedOn: '2026-12-01', updatedOn: '2026-12-01' },
  ],
  [
    { publishedOn: '2026-11-20', updatedOn: '2026-11-27' },
    { publishedOn: '2026-11-20', updatedOn: '2026-11-27' },
  ],
])('of %j the later day counts, and one that nobody knows is left out', (typed, printed) => {
  expect(withDays('content/not-committed.yaml', typed)).toEqual(printed);
});
