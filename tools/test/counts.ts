import { existsSync, readFileSync } from 'node:fs';

/** Number of tests by result. */
export type Count = { passed: number; failed: number; skipped: number };

/** The parts of the JSON reports that are read here: the first three are Vitest's, the others Playwright's. */
type Report = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number> & {
  stats?: Record<'expected' | 'unexpected' | 'skipped', number>;
};

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

/** Of a step that ended well or not. Without a report to write it is one check. A crash that no report counts failed. */
export function countOf(isFine: boolean, report?: string): Count {
  if (report === undefined || !existsSync(report)) {
    return { ...NOTHING, [isFine && report === undefined ? 'passed' : 'failed']: 1 };
  }
  const { stats, ...read } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return {
    passed: stats?.expected ?? read.numPassedTests,
    failed: Math.max(stats?.unexpected ?? read.numFailedTests, Number(!isFine)),
    skipped: stats?.skipped ?? read.numPendingTests,
  };
}

export const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );

export const describe = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : '');
