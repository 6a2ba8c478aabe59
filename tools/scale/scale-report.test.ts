import { expect, test } from 'vitest';
import { type ScaleRun, scaleReport } from './scale-report.ts';

const run = (count: number, pageCount: number, astro: number, rest: number): ScaleRun => ({
  count,
  pageCount,
  totalBytes: pageCount * 1_000_000,
  peakBytes: 2_000_000_000,
  processorSeconds: 1.5 * (astro + rest),
  changedWord: { seconds: { Compression: rest / 10 }, processorSeconds: rest / 5, peakBytes: 1 },
  changedFact: { seconds: { Compression: rest / 5 }, processorSeconds: rest / 4, peakBytes: 1 },
  filters: { rowCount: count + 15, medianMs: 4.04, slowestMs: 12.5 },
  seconds: { 'Pages, by Astro': astro, Compression: rest },
  largest: [{ kind: 'Home', address: '/index.html', bytes: 100_000, brotliBytes: 20_000 }],
});

const rowsOf = (report: string) => report.split('\n').filter((line) => line.startsWith('| '));

test('the whole build is the sum of its steps, told by the page and against the run before', () => {
  // 10 s + 10 s for 100 pages are 200 ms each; 25 s + 75 s are five times as long.
  const rows = rowsOf(scaleReport([run(100, 100, 10, 10), run(1000, 1000, 25, 75)]));
  expect(rows).toContain(
    '| 100 | 100 | 20.0 s | 200.0 ms | 30.0 s | 1.0 s | 2.0 s | 2.0 s | 2.5 s | 2000 MB | 100 MB | 1000.0 kB |',
  );
  expect(rows).toContain(
    '| 1,000 | 1,000 (× 10.00) | 100.0 s (× 5.00) | 100.0 ms | 150.0 s | 7.5 s (× 7.50) | 15.0 s | 15.0 s (× 7.50) | 18.8 s | 2000 MB (× 1.00) | 1000 MB (× 10.00) | 1000.0 kB |',
  );
});

test('each step has its row, and so have the filters and the largest file of each kind', () => {
  const rows = rowsOf(scaleReport([run(100, 100, 10, 10), run(1000, 1000, 25, 75)]));
  expect(rows).toContain('| Compression | 10.0 s | 75.0 s (× 7.50) |');
  expect(rows).toContain('| 1,000 | 1,015 | 4.0 ms | 12.5 ms |');
  expect(rows).toContain(
    '| Home | 100.0 kB, 20.0 kB with Brotli | 100.0 kB, 20.0 kB with Brotli (× 1.00) |',
  );
});
