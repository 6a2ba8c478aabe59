import { expect, test } from 'vitest';
import { NOBLE_DIGEST } from '../fairness/noble-digest.ts';
import { outcomeOf } from './judging/outcome.ts';
import { judgePayout } from './judging/payout.ts';
import { OPERATORS, recordOf } from './operators/operators.ts';
import { PUBLISHED_PAYOUTS } from './operators/published-payouts.ts';
import type { Round } from './round.ts';
import { failedVectors } from './self-test.ts';

const judge = (round: Round) => {
  const pays = recordOf(round.operator, round.play.game)?.pays;
  if (pays == null) throw new Error('Expected a rule that pays');
  return judgePayout(round, pays, outcomeOf(round.play, pays));
};

const publishedRow = (operator: string, paid: string): Round => {
  const row = PUBLISHED_PAYOUTS.find((row) => row.operator === operator && row.paid === paid);
  if (row === undefined) throw new Error(`Expected a published row of ${operator} paying ${paid}`);
  return row;
};

test('every published round and every paid row comes out', async () => {
  expect(await failedVectors(NOBLE_DIGEST)).toEqual([]);
});

test('a row that does not come out is named', async () => {
  const wrong = { ...publishedRow('duel', '0.014985'), paid: '0.015' };
  expect(await failedVectors(NOBLE_DIGEST, [wrong])).toEqual(['duel-crash, row 1']);
});

test('a digest that is wrong is noticed', async () => {
  const wrong = { ...NOBLE_DIGEST, hmacSha256: NOBLE_DIGEST.sha256 };
  expect((await failedVectors(wrong)).length).toBeGreaterThan(50);
});

test('each rule that pays has a published row', () => {
  const paying = Object.values(OPERATORS).flatMap(({ games }) =>
    Object.values(games).flatMap(({ id, pays }) => (pays === null ? [] : id)),
  );
  const shown = PUBLISHED_PAYOUTS.map(({ operator, play }) => recordOf(operator, play.game)?.id);
  expect(paying.filter((id) => !shown.includes(id))).toEqual([]);
});

// Worked by hand: what the published row would pay under another rounding.
test.each([
  ['exact decimals, not doubles', 'stake', '0.0013100639999999999', '0.001310064'],
  ['the multiplier in single precision', 'stake', '0.16079526385714282', '0.160795258'],
  ['a factor that is not cut', 'duel', '0.0403660254', '0.0403660255'],
  ['a factor rounded to 9 decimals', 'duel', '0.0403381703', '0.0403381704'],
  ['a cut at 18 decimals', 'duel', '0.015358953112990008', '0.015358953112990007'],
  ['a product that is cut', 'duel', '0.0202009479', '0.0202009478'],
  ['steps of mines that are exact', 'duel', '0.020155263157894855', '0.020155263157894737'],
  ['all of the multiplier shown', 'duel', '0.020155263157894855', '0.020175438596491347'],
  ['all of the cash-out', 'duel', '0.014985', '0.015'],
  ['the multiplier cut to 2 decimals', 'liqd', '0.103125', '0.103'],
  ['a multiplier that is not rounded first', 'liqd', '0.12490538', '0.12490537'],
  ['half up', 'liqd', '0.11897608', '0.11897609'],
  ['no bonus', 'bustabit', '5.44', '5.32'],
])('%s would pay otherwise', (_, operator, paid, other) => {
  const row = publishedRow(operator, paid);
  expect(judge(row)).toMatchObject({ verdict: 'agree' });
  expect(judge({ ...row, paid: other })).toMatchObject({ verdict: 'differ', found: other });
});

test.each([
  // A stake of 1 shows the rounding of the multiplier alone.
  ['agree', 'duel', '0.015358953112990008', { stake: '1', paid: '1.535895311299000769' }],
  ['differ', 'duel', '0.015358953112990008', { stake: '1', paid: '1.535895311299000768' }],
  // Zeros at the end of an amount do not count.
  ['agree', 'liqd', '0.103125', { stake: '0.10000000', paid: '0.10312500' }],
])('%s: %s, %s with %o', (verdict, operator, paid, changes) => {
  expect(judge({ ...publishedRow(operator, paid), ...changes })).toMatchObject({ verdict });
});
