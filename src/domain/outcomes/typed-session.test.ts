import { expect, test } from 'vitest';
import { rtpFractionOf } from './pay-table.ts';
import { sessionFragment, sessionInFragment, type TypedSession } from './session-fields.ts';
import { readTypedSession } from './typed-session.ts';

const RED: TypedSession = { game: 'red', bankroll: '100', bet: '2', rounds: '50', pace: '40' };

function sessionOf(typed: TypedSession) {
  const read = readTypedSession(typed);
  if (!read.ok) throw new Error(`Expected a session, found ${JSON.stringify(read.reasons)}`);
  return read.session;
}

test('is so many equal bets with own money alone', () => {
  const { plan, betsPerHour, systems } = sessionOf(RED);
  expect(plan).toMatchObject({
    depositMinor: 10_000,
    betMinor: 200,
    starts: [{ balanceMinor: 10_000, bets: 50, chance: 1 }],
  });
  expect(betsPerHour).toBe(40);
  // $100 in bets of $2
  expect(systems).toEqual({ winChance: 18 / 37, bankrollUnits: 50, rounds: 50 });
});

test.each([
  // One zero of 37
  [{ game: 'red' }, 36 / 37],
  [{ game: 'dozen' }, 36 / 37],
  [{ game: 'number' }, 36 / 37],
  // 0.99 × 10,000 ÷ 10,001; a payout of 1.98
  [{ game: 'dice', chance: '50' }, (1.98 * 5000) / 10_001],
  [{ game: 'crash', target: '2' }, 0.99],
  [{ game: 'ordinary', rtp: '95' }, 0.95],
  [{ game: 'steady', rtp: '96.5' }, 0.965],
])('%o returns %d', (changes, rtp) => {
  const { plan } = sessionOf({ ...RED, ...changes });
  expect(rtpFractionOf(plan.table)).toBeCloseTo(rtp, 9);
});

test('plinko has the chances of 16 rows', () => {
  const { table } = sessionOf({ ...RED, game: 'plinko', risk: 'high' }).plan;
  expect(table).toHaveLength(17);
  expect(table[0]).toEqual({ chance: 1 / 65_536, multiple: 1000 });
  expect(table.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test('systems are worked out on red alone, and not for ever', () => {
  expect(sessionOf({ ...RED, game: 'dozen' }).systems).toBeNull();
  expect(sessionOf({ ...RED, rounds: '1001' }).systems).toBeNull();
  expect(sessionOf({ ...RED, bet: '0.05' }).systems).toBeNull();
});

test('says of every field what is wrong', () => {
  expect(readTypedSession({ ...RED, game: 'crash', bet: '200', rounds: '1.5' })).toEqual({
    ok: false,
    reasons: { target: 'missing', rounds: 'too-fine', bet: 'above-bankroll' },
  });
});

test('goes through an address and back', () => {
  const typed = {
    game: 'dice',
    chance: '50',
    bankroll: '100',
    bet: '2',
    rounds: '50',
    pace: '9',
  };
  expect(sessionInFragment(`#${sessionFragment(typed)}`)).toEqual(typed);
  expect(sessionInFragment('#')).toBeNull();
  expect(sessionInFragment('#main')).toBeNull();
});
