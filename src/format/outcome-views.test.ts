import { describe, expect, test } from 'vitest';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { money } from '#domain/money/money.ts';
import { known } from '#domain/ratings/facts-for-tests.ts';
import { outcomeFigure, outcomeSummary } from './outcome-views.ts';
import { playedOffer } from '#models/outcomes/played-offer.ts';

/** 100% up to $100 at 35 times the bonus on red or black: the published row of roulette. */
const ROULETTE: BonusTerms = {
  matchPercent: known(100),
  cap: known(money(100)),
  minDeposit: known(money(20)),
  wagering: known({ multiple: 35, base: 'bonus' }),
  contribution: known({ slots: 0, 'table-games': 100 }),
  maxBet: known(money(5)),
  maxCashOut: known('no-cap'),
  expiryDays: known(7),
  stickiness: known('cashable'),
  reference: { bonus: money(100), deposit: money(100) },
};

/** $2 of credit at twice the bonus, which four bets of 50 cents on red or black make. */
const CREDIT: BonusTerms = {
  ...ROULETTE,
  matchPercent: null,
  minDeposit: known('none'),
  wagering: known({ multiple: 1, base: 'bonus' }),
  maxBet: known(money(0.5)),
  reference: { bonus: money(2), deposit: money(0) },
};

const summaryOf = (kind: BonusKind, terms: BonusTerms) =>
  outcomeSummary(kind, terms, playedOffer(kind, terms));

describe('a match that is played through', () => {
  // Published row: loses all .053141, more than D .529629, middle 106. Of 100: 5, 53, the rest 42.
  test('is told in players, in order: all lost, middle result, more, time, straight sum', () => {
    const { groups, lead, lines, players } = summaryOf('welcome', ROULETTE);
    expect(groups).toEqual([
      { kind: 'lost', count: 5 },
      { kind: 'less', count: 42 },
      { kind: 'more', count: 53 },
    ]);
    expect(lead).toBe('Of 100 players, 5 lose everything.');
    // 3,500 bets at 600 an hour are 5.83 hours; 3,500 ÷ 37 = 94.59
    expect(lines).toEqual([
      'Middle result $106; 53 leave with more than they put in.',
      'Up to 5.8 hours at 600 bets an hour. The terms give 7 days.',
      'If every bet is made: $3,500 in bets, which cost $94.59 on average.',
      'Worked out with $100 put in, $100 of bonus, and bets of $1 on an even-money bet on table games.',
    ]);
    expect(players).toEqual({ worst: '5 of 100 lose everything', middle: '$106' });
  });

  test('has its average last, and says what carries it', () => {
    const figure = outcomeFigure(ROULETTE, playedOffer('welcome', ROULETTE));
    expect(figure?.legend.map(({ count, text }) => `${count} ${text}`)).toEqual([
      '5 lose everything',
      '42 leave with less than they put in, or exactly that',
      '53 leave with more than they put in',
    ]);
    expect(figure?.middle).toBe('$106');
    expect(figure?.facts.at(-1)).toMatchObject({
      value: '$106',
      label: expect.stringMatching(/^Average/),
    });
    expect(figure?.assumptions).toEqual([
      'We leave out the smallest withdrawal. A player with less than that can withdraw nothing.',
    ]);
  });

  test('says where the time is too short', () => {
    // 60 × 100 ÷ 10% = 60,000 bets: 100 hours, of 24 that a day has
    const terms = {
      ...ROULETTE,
      wagering: known({ multiple: 60, base: 'bonus' as const }),
      contribution: known({ 'table-games': 10 }),
      expiryDays: known(1),
    };
    expect(summaryOf('welcome', terms).lines[1]).toBe(
      'Up to 100 hours at 600 bets an hour. The terms give 1 day, which is not enough.',
    );
  });
});

test('credit puts nothing at risk, and nobody is called a loser', () => {
  // Four bets of 50 cents from $2: only four losses in a row leave nothing, (19/37)⁴ = 6.95%
  const { groups, lead, lines } = summaryOf('no-deposit', CREDIT);
  expect(groups).toEqual([
    { kind: 'none', count: 7 },
    { kind: 'more', count: 93 },
  ]);
  expect(lead).toBe('Of 100 players, 7 leave with nothing.');
  expect(lines[0]).toContain('93 leave with something. Nothing of yours is at risk.');
});

describe('what is not played through', () => {
  test.each([
    ['free-spins', 'What it wins can be withdrawn without further bets.'],
    ['cashback', 'You get back part of what you bet or lose.'],
  ] as const)('%s without wagering', (kind, line) => {
    const terms = { ...ROULETTE, wagering: known({ multiple: 0, base: 'bonus' as const }) };
    expect(summaryOf(kind, terms)).toEqual({
      groups: null,
      lead: 'No wagering.',
      lines: [line],
      players: null,
    });
    expect(outcomeFigure(terms, playedOffer(kind, terms))).toBeNull();
  });

  test.each([
    ['wagering', { wagering: null }, ['The wagering is not stated.']],
    [
      'games',
      { contribution: null },
      ['Which games count towards it is not stated.', 'It asks for $3,500 in bets or more.'],
    ],
    [
      'game against the house',
      { contribution: known({ poker: 100 }) },
      ['No game against the house counts towards it.', 'It asks for $3,500 in bets or more.'],
    ],
  ] as const)('no %s', (_, changes, lines) => {
    expect(summaryOf('welcome', { ...ROULETTE, ...changes })).toMatchObject({
      groups: null,
      lead: 'What it does to players cannot be worked out.',
      lines,
    });
  });
});
