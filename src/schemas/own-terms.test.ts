import { expect, test } from 'vitest';
import { ownClauseOf } from '#domain/casinos/own-terms.ts';
import { ownTerms } from './own-terms.ts';
import { payoutTestSchema } from './payout-test.ts';

const RECEIPT = { source: 'terms', checkedOn: '2026-11-17', grade: 'D' };
const READ = { readWhole: { on: '2026-11-17' } };

const refusals = (terms: object) =>
  ownTerms
    .safeParse(terms)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('only terms that were read whole can be silent, in a part of a clause too', () => {
  const silent = {
    vpn: { value: 'silent', ...RECEIPT },
    selfExclusion: { value: { balance: 'silent', depositsDuring: 'kept' }, ...RECEIPT },
  };
  const why = 'expected readWhole with a day, because only whole terms can be silent';
  expect(refusals(silent)).toEqual([`vpn.value: ${why}`, `selfExclusion.value.balance: ${why}`]);
  expect(refusals({ ...READ, ...silent })).toEqual([]);
  expect(refusals({ readWhole: {}, ...silent }).length).toBeGreaterThan(0);
  expect(refusals({})).toEqual([]);
});

test('countries are those of the site or parts of them', () => {
  const refuse = (...countries: string[]) =>
    refusals({ refusedCountries: { value: { countries, list: 'closed-list' }, ...RECEIPT } });
  expect(refuse('FR', 'UK', 'CA-ON', 'NO')).toEqual([]);
  expect(refuse('GB').length).toBeGreaterThan(0);
  expect(refuse('France').length).toBeGreaterThan(0);
});

test('a clause on complaints is not recorded, none in terms, or recorded', () => {
  expect(ownClauseOf(undefined)).toEqual({ state: 'not-recorded' });
  expect(ownClauseOf({ complaint: { value: 'silent', ...RECEIPT, grade: 'D' } })).toEqual({
    state: 'none-in-terms',
  });
  const lastDay = [{ about: 'any', n: 7, unit: 'business-days', from: 'issue' }] as const;
  expect(ownClauseOf({ complaint: { value: { lastDay }, ...RECEIPT, grade: 'D' } })).toEqual({
    state: 'recorded',
    lastDay,
  });
});

const TEST = {
  title: 'Oak, November',
  casino: 'oak',
  deposit: {
    amount: { minorUnits: 500_000, currency: 'BTC' },
    network: 'Bitcoin',
    sentAt: '2026-11-20 09:00',
  },
  bets: { count: 40, total: { minorUnits: 500_000, currency: 'BTC' }, games: 'dice' },
  withBonus: false,
  writtenBy: 'editor',
};

test.each([
  [{ requestedAt: '2026-11-20 12:00', givenUpOn: '2026-12-20' }, []],
  [{ requestedAt: '2026-11-20 12:00' }, ['withdrawal.arrivedAt']],
  [{ requestedAt: '2026-11-20 08:00', givenUpOn: '2026-12-20' }, ['withdrawal.requestedAt']],
  [
    { requestedAt: '2026-11-20 12:00', arrivedAt: '2026-11-20 11:00' },
    ['withdrawal.arrived', 'withdrawal.arrivedAt'],
  ],
  [{ requestedAt: '2026-11-31 12:00', givenUpOn: '2026-12-20' }, ['withdrawal.requestedAt']],
])('a payout test of %j is refused in %j', (times, places) => {
  const amount = { minorUnits: 400_000, currency: 'BTC' };
  const issues =
    payoutTestSchema.safeParse({ ...TEST, withdrawal: { amount, ...times } }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.')).toSorted()).toEqual(places);
});
