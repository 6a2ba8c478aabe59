import { expect, test } from 'vitest';
import { paymentsSummary } from './payments-summary.ts';

const row = (
  toMinutes: number | null,
  kycLevel: Parameters<typeof paymentsSummary>[0][number]['kycLevel'],
) => ({
  withdrawal: toMinutes === null ? null : { fromMinutes: 1, toMinutes },
  kycLevel,
});

test('half pay within the middle of the slowest times, and each casino is counted once', () => {
  const rows = [
    row(60, 'none'),
    row(10, 'on-suspicion'),
    row(4320, 'above-threshold'),
    row(1440, 'before-withdrawal'),
    row(null, null),
  ];
  // 10, 60, 1440, 4320: two of four are within 60.
  expect(paymentsSummary(rows)).toEqual({
    casinos: 5,
    payout: { stated: 4, halfWithinMinutes: 60, slowestMinutes: 4320 },
    checks: { everybody: 1, some: 2, nobody: 1, unknown: 1 },
  });
});

test('nothing is said of times that nobody states', () => {
  expect(paymentsSummary([row(null, 'at-sign-up')])).toMatchObject({
    payout: null,
    checks: { everybody: 1 },
  });
});
