import { describe, expect, test } from 'vitest';
import type { BonusTerms } from '../../bonuses/terms.ts';
import { money } from '../../money/money.ts';
import { casinoWith, known, offerOf100 } from '../facts-for-tests.ts';
import { bonusTerms } from './bonus-terms.ts';

const judge = (offer: BonusTerms | null) => bonusTerms.judge({ ...casinoWith({}), offer });

/** Credit of $100 without a deposit, and spins whose winnings have to be wagered. */
const CREDIT = { reference: { bonus: money(100), deposit: money(0) } };
const winnings = (multiple: number) => ({
  wagering: known({ multiple, base: 'winnings' as const }),
});

describe('the bets to make, in multiples of the bonus', () => {
  test.each([
    [0, 'pass', 'Nothing has to be wagered: no drawback.'],
    [1, 'pass', 'Bets of 1 time the bonus: no drawback.'],
    [10, 'pass', 'Bets of 10 times the bonus: no drawback.'],
    [10.01, 'partial', 'Bets of 10.01 times the bonus: 1 drawback.'],
    [25, 'partial', 'Bets of 25 times the bonus: 1 drawback.'],
    [25.5, 'partial', 'Bets of 25.5 times the bonus: 2 drawbacks.'],
    [40, 'partial', 'Bets of 40 times the bonus: 2 drawbacks.'],
    [40.01, 'fail', 'Bets of 40.01 times the bonus: 3 drawbacks.'],
    [60, 'fail', 'Bets of 60 times the bonus: 3 drawbacks.'],
  ] as const)('%d times: %s', (multiple, verdict, reason) => {
    expect(judge(offerOf100(multiple))).toEqual({ verdict, reason });
  });

  test.each([
    // 10 ÷ 50% = 20; 10 ÷ 20% = 50; the slots at 100% leave 10 as it is
    ['one kind of game counts half', { slots: 50 }, 'Bets of 20 times the bonus: 1 drawback.'],
    ['it counts a fifth', { 'table-games': 20 }, 'Bets of 50 times the bonus: 3 drawbacks.'],
    [
      'several count, of which the most is taken',
      { 'table-games': 20, slots: 100, dice: 0 },
      'Bets of 10 times the bonus: no drawback.',
    ],
    // The criterion knows no game's cost, so bets between players are bets like others.
    ['only poker counts', { poker: 100, slots: 0 }, 'Bets of 10 times the bonus: no drawback.'],
    // 10 ÷ 30% = 33.333…, printed and judged as 33.33
    ['the share divides badly', { slots: 30 }, 'Bets of 33.33 times the bonus: 2 drawbacks.'],
  ] as const)('are those that %s', (_, contribution, reason) => {
    expect(judge({ ...offerOf100(10), contribution: known(contribution) }).reason).toBe(reason);
  });

  test.each([
    // 15 × ($100 + $100) ÷ $100 = 30; 15 × ($200 + $50) ÷ $200 = 18.75; 15 × $50 ÷ $200 = 3.75
    ['deposit-and-bonus', money(100), money(100), 'Bets of 30 times the bonus: 2 drawbacks.'],
    ['deposit-and-bonus', money(200), money(50), 'Bets of 18.75 times the bonus: 1 drawback.'],
    ['deposit-and-bonus', money(0), money(50), 'Not known: the full bonus.'],
    ['deposit', money(200), money(50), 'Bets of 3.75 times the bonus: no drawback.'],
    ['deposit', money(0), money(50), 'Not known: the full bonus.'],
  ] as const)('of %s, for %o and its deposit of %o', (base, bonus, deposit, reason) => {
    const wagering = known({ multiple: 15, base });
    expect(judge({ ...offerOf100(0), wagering, reference: { bonus, deposit } }).reason).toBe(
      reason,
    );
  });

  test('are not asked for where nothing has to be wagered, whatever counts', () => {
    const offer = { ...offerOf100(0), contribution: null, maxBet: null, expiryDays: null };
    expect(judge(offer).verdict).toBe('pass');
  });
});

describe('what the terms hold back or leave unsaid', () => {
  test.each([
    [
      'a limit on withdrawals',
      { maxCashOut: known(money(500)) },
      'Bets of 10 times the bonus (0); withdrawals are limited (1): 1 drawback.',
    ],
    [
      'no word on one',
      { maxCashOut: null },
      'Bets of 10 times the bonus (0); no word on a withdrawal limit (1): 1 drawback.',
    ],
    [
      'a sticky bonus',
      { stickiness: known('sticky' as const) },
      'Bets of 10 times the bonus (0); the bonus itself is taken back (1): 1 drawback.',
    ],
    [
      'no word on that',
      { stickiness: null },
      'Bets of 10 times the bonus (0); no word on whether the bonus itself can be withdrawn (1): 1 drawback.',
    ],
    [
      'no word on the largest bet',
      { maxBet: null },
      'Bets of 10 times the bonus (0); no word on the largest bet (1): 1 drawback.',
    ],
    [
      'no word on the time limit',
      { expiryDays: null },
      'Bets of 10 times the bonus (0); no word on the time limit (1): 1 drawback.',
    ],
    [
      'no word on both, which counts once',
      { maxBet: null, expiryDays: null },
      'Bets of 10 times the bonus (0); no word on the largest bet and the time limit (1): 1 drawback.',
    ],
  ] as const)('%s is a drawback', (_, changes, reason) => {
    expect(judge({ ...offerOf100(10), ...changes })).toEqual({ verdict: 'partial', reason });
  });

  test('counts for an offer without wagering too', () => {
    expect(judge({ ...offerOf100(0), maxCashOut: known(money(500)) })).toEqual({
      verdict: 'partial',
      reason: 'Nothing has to be wagered (0); withdrawals are limited (1): 1 drawback.',
    });
  });

  test('games that are not stated count as much as any number of bets', () => {
    expect(judge({ ...offerOf100(1), contribution: null })).toEqual({
      verdict: 'fail',
      reason: 'The games that count are not stated: 3 drawbacks.',
    });
  });

  test('a bet without a cap and time without end are stated, and no drawback', () => {
    const open = { maxBet: known('no-cap' as const), expiryDays: known('never' as const) };
    expect(judge({ ...offerOf100(10), ...open }).verdict).toBe('pass');
  });

  test('spins give no bonus that could be taken back', () => {
    expect(judge({ ...offerOf100(0), ...winnings(10), stickiness: null })).toEqual({
      verdict: 'pass',
      reason: 'Bets of 10 times the winnings: no drawback.',
    });
  });
});

describe('drawbacks add up', () => {
  const limited = { maxCashOut: known(money(500)), stickiness: known('sticky' as const) };

  test.each([
    // 1 + 1; 1 + 1 + 1; 3 + 1 + 1
    ['two earn half', { ...offerOf100(20), maxCashOut: null }, 'partial', '2 drawbacks.'],
    ['three fail', { ...offerOf100(20), ...limited }, 'fail', '3 drawbacks.'],
    ['five fail', { ...offerOf100(45), ...limited }, 'fail', '5 drawbacks.'],
  ] as const)('%s', (_, offer, verdict, end) => {
    const judged = judge(offer);
    expect(judged.verdict).toBe(verdict);
    expect(judged.reason.endsWith(`: ${end}`)).toBe(true);
  });

  test.each([
    ['credit without a deposit', { ...limited, ...CREDIT }, 5],
    // Spins give no bonus that could be taken back.
    ['winnings of spins without a deposit', { ...limited, ...CREDIT, ...winnings(60) }, 4],
  ] as const)('but %s put no own money at risk, and earn half', (_, changes, count) => {
    const judged = judge({ ...offerOf100(60), ...changes });
    expect(judged.verdict).toBe('partial');
    expect(judged.reason).toContain(
      `: ${count} drawbacks, with nothing of the player’s own at risk.`,
    );
  });

  test('spins that take a deposit fail like any other offer', () => {
    const judged = judge({ ...offerOf100(60), ...limited, ...winnings(60) });
    expect(judged.verdict).toBe('fail');
    expect(judged.reason.endsWith(': 4 drawbacks.')).toBe(true);
  });

  test('and credit without a drawback passes like any other offer', () => {
    expect(judge({ ...offerOf100(10), ...CREDIT }).verdict).toBe('pass');
  });
});

test('an offer that no game clears fails, with own money at risk or without', () => {
  const offer = { ...offerOf100(10), contribution: known({ slots: 0 }) };
  const expected = { verdict: 'fail', reason: 'No game counts toward the wagering.' };
  expect(judge(offer)).toEqual(expected);
  expect(judge({ ...offer, ...CREDIT })).toEqual(expected);
});

test.each([
  ['no offer is listed', null],
  ['the wagering is not stated', { ...offerOf100(35), wagering: null }],
] as const)('it is not rated where %s', (_, offer) => {
  expect(judge(offer).verdict).toBe('unrated');
});

/** Half points by verdict. */
const EARNED = { pass: 2, partial: 1, fail: 0, unrated: 0 };
const offers = [1, 20, 35, 60].flatMap((multiple) => [
  offerOf100(multiple),
  { ...offerOf100(multiple), maxCashOut: known(money(50)) },
  { ...offerOf100(multiple), contribution: known({ slots: 10 }) },
  { ...offerOf100(multiple), stickiness: known('sticky' as const), maxBet: known(money(1)) },
]);

test.each([
  'contribution',
  'maxCashOut',
  'stickiness',
  'maxBet',
  'expiryDays',
  'wagering',
] as const)('keeping quiet about %s never earns an offer more', (term) => {
  for (const offer of offers) {
    const told = EARNED[judge(offer).verdict];
    expect(EARNED[judge({ ...offer, [term]: null }).verdict]).toBeLessThanOrEqual(told);
  }
});

describe('the printed scale', () => {
  const steps = bonusTerms.scale?.steps ?? [];

  test('adds for each answer what the judgment adds', () => {
    expect(steps.map(({ answers }) => answers.map(({ adds }) => adds))).toEqual([
      [0, 1, 2, 3],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('names the limits that the judgment has', () => {
    expect(steps[0]?.answers.map(({ answer }) => answer)).toEqual([
      'None, or up to 10 times',
      'More than 10, up to 25 times',
      'More than 25, up to 40 times',
      'More than 40 times, or the games that count are not stated',
    ]);
  });
});
