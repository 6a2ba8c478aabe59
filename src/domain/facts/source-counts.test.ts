import { expect, test } from 'vitest';
import { oldestReading } from './cited-source.ts';
import { countSources } from './source-counts.ts';

const READ = '2026-11-20';

test('each source is counted once by its kind, and each statement without one', () => {
  const entry = {
    sources: [
      { title: 'A law', url: 'https://law.test/act', readOn: READ },
      { title: 'A mirror', url: 'https://mirror.test/act', reprint: true, readOn: READ },
      { title: 'A paper', url: 'https://paper.test/act', secondary: true, readOn: READ },
      { title: 'Our sum', noAddress: 'own-arithmetic', readOn: READ },
      { title: 'Our reading', noAddress: 'own-reading', readOn: READ },
      { title: 'A book', noAddress: 'in-print', readOn: READ },
      { title: 'A casino', noAddress: 'gambling-site', readOn: READ },
      { title: 'Nobody knows', noAddress: 'not-found', readOn: null },
      { title: 'Not read yet', url: 'https://law.test/other', readOn: null },
    ],
    tax: { text: 'Perhaps.', verification: 'unverified' },
    networks: [
      // A coin prints “Not known” for each of three figures; `blockTime` is not printed.
      { blockTime: null, confirmations: null, wait: null, fee: null },
      { sources: [{ title: 'Sample', url: 'https://a.example/terms', readOn: READ }] },
    ],
    // No register exists where nobody is licensed.
    registerUrl: null,
  };
  expect(countSources([entry])).toEqual({
    opens: 1,
    reprint: 1,
    secondary: 1,
    ownSums: 2,
    named: 2,
    invented: 1,
    notFound: 6,
  });
});

test('the day of a page is the oldest of its sources, and none of those nobody has read', () => {
  const days = [{ readOn: '2026-11-25' }, { readOn: null }, { readOn: '2026-11-22' }];
  expect(oldestReading(days)).toBe('2026-11-22');
  expect(oldestReading([{ readOn: null }])).toBeNull();
});
