import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { money } from '#domain/money/money.ts';
import { known } from '#domain/ratings/facts-for-tests.ts';
import { CASE, TERMS } from '#domain/outcomes/offer-for-tests.ts';
import { CASHABLE } from '#domain/outcomes/cash-out.ts';
import { outcome, planOf } from '#domain/outcomes/outcome-for-tests.ts';
import { played } from '#domain/outcomes/played.ts';
import { evenMoneyGame, yardstickSlot } from '#domain/outcomes/yardstick-games.ts';
import { resultHeading } from './outcome-results.ts';
import {
  keptRest,
  outcomeFigure,
  outcomeSummary,
  playedFigure,
  playedSummary,
  withoutBonusSummary,
} from './outcome-views.ts';
import { playedOffer } from '#models/outcomes/played-offer.ts';

/** 100% up to $100 at 35 times the bonus on red or black: the published row of roulette. */
const ROULETTE: BonusTerms = {
  ...TERMS,
  cap: known(money(100)),
  contribution: known({ slots: 0, 'table-games': 100 }),
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
    const { groups, caseText, lead, lines, players } = summaryOf('welcome', ROULETTE);
    expect(caseText).toBe('$100, $1 a bet, even-money bet on table games');
    expect(groups).toEqual([
      { kind: 'lost', count: 5 },
      { kind: 'less', count: 42 },
      { kind: 'more', count: 53 },
    ]);
    expect(lead).toBe('Of 100 players, 5 lose everything.');
    // 3,500 bets at 600 an hour are 5.83 hours; 3,500 ÷ 37 = 94.59
    expect(lines).toEqual([
      'More players leave with more than their $100 than with less. Middle result $106; 53 leave with more than they put in.',
      'Up to 5.8 hours at 600 bets an hour. The terms give 7 days.',
      'If every bet is made: $3,500 in bets, which cost $94.59 on average.',
      'Worked out with $100 put in, $100 of bonus, and bets of $1 on an even-money bet on table games.',
    ]);
    expect(players).toEqual({
      worst: '5 of 100 lose everything',
      others: '53 leave with more.',
      middle: '$106',
    });
  });

  test('has its average last, and says what carries it', () => {
    const figure = outcomeFigure(ROULETTE, playedOffer('welcome', ROULETTE));
    expect(figure?.legend.map(({ count, text }) => `${count} ${text}`)).toEqual([
      '5 lose everything',
      '42 leave with what they put in, or less',
      '53 leave with more than they put in',
    ]);
    expect(figure?.middle).toBe('$106');
    expect(figure?.facts.at(-1)).toMatchObject({
      value: '$106',
      label: expect.stringMatching(/^Average/),
    });
    expect(figure?.assumptions).toEqual([
      'If you run out before the wagering is done, we count the rest as lost. It is less than one bet.',
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
      'Up to 100 hours at 600 bets an hour. The terms give 1 day, which isn’t enough.',
    );
  });
});

test('credit puts nothing at risk, and nobody is called a loser', () => {
  // Four bets of 50 cents from $2: only four losses in a row leave nothing, (19/37)⁴ = 6.95%
  const { groups, caseText, lead, lines } = summaryOf('no-deposit', CREDIT);
  expect(caseText).toMatch(/^Nothing put in, \$0\.50 a bet, /);
  expect(groups).toEqual([
    { kind: 'none', count: 7 },
    { kind: 'more', count: 93 },
  ]);
  expect(lead).toBe('Of 100 players, 7 leave with nothing.');
  expect(lines[0]).toBe(
    'More players withdraw something than nothing. Nothing of yours is at risk. Middle result $2.',
  );
  // One of 14 runs out, so that most are not said to.
  expect(lines[2]).toBe('The offer asks for $2 in bets.');
});

test('spins that take a deposit say that it is at risk, in bets of their size', () => {
  // Two spins of $0.50 on red or black, winnings bet ten times. More than half run out.
  const terms = {
    ...CREDIT,
    maxBet: known(money(5)),
    wagering: known({ multiple: 10, base: 'winnings' as const }),
    reference: {
      ...{ bonus: money(1), deposit: money(10) },
      spins: { count: 2, value: money(0.5) },
    },
  };
  const { lines } = summaryOf('free-spins', terms);
  expect(lines[0]).toMatch(
    /^You would most likely withdraw nothing\. The \$10 deposit is at risk too\. Middle result \$0\./,
  );
  // Spins that win $0, $1 or $2 ask for 0, 20 or 40 bets: 2 × 18/37 × 10 = $9.73 on average, 19.46 bets.
  expect(lines[1]).toMatch(/^2 minutes on average, up to 4 minutes, at 600 bets an hour\./);
  expect(lines[2]).toContain('$9.73 in bets');
  expect(lines.at(-1)).toContain('bets of $0.50');
});

test('own money that runs out is told from money that is lost', () => {
  // $100 in ten bets of $60 on red or black: .7739 run out, none has nothing, the middle has $40 (NumPy).
  const offer = { ...CASE, bet: money(60), game: { ...CASE.game, table: evenMoneyGame() } };
  const plan = planOf(evenMoneyGame(), {
    deposit: 10_000,
    start: 10_000,
    bet: 6000,
    turnover: 60_000,
  });
  const one = played(offer, { plan, bonusMinor: 0, assumptions: [] }, outcome(plan));
  expect(resultHeading(one)).toBe('77 of 100 run out of money');
  const { lead, lines } = playedSummary({}, one);
  expect([lead, ...lines.slice(0, 2)]).toEqual([
    'Of 100 players, 77 run out of money.',
    'They keep less than one bet of $60.',
    'You would most likely leave with less than your $100. Middle result $40; 19 leave with more than they put in.',
  ]);
  expect(playedFigure({}, one).legend.map(({ kind, count }) => [kind, count])).toEqual([
    ['less', '81'],
    ['more', '19'],
  ]);
});

test('the same bets with the bonus and without it are told on one measure', () => {
  // $7,000 of $1 bets from $200 alone on the ordinary slot at 96.5%, by another program: .3757 have nothing,
  // .8747 less than $1.
  const game = { ...CASE.game, table: yardstickSlot('ordinary', 0.965) };
  const offer = { ...CASE, game };
  const plan = planOf(game.table, { deposit: 20_000, start: 20_000, bet: 100, turnover: 700_000 });
  const alone = played(offer, { plan, bonusMinor: 0, assumptions: [] }, outcome(plan));
  const withBonus = { ...alone, runsOut: { count: 73, isFewerThanOne: false } };
  const { lead, lines } = withoutBonusSummary(alone, withBonus);
  expect(lead).toBe('Of 100 players, 87 run out of money. With the bonus it is 73.');
  expect(lines[0]).toBe('38 of them have nothing left, 49 keep less than one bet of $1.');
});

test('of a thousand random plans none keeps a rest that nobody has, and none with a bonus keeps any', () => {
  const plans = fc.record({
    deposit: fc.integer({ min: 100, max: 2000 }),
    bonus: fc.integer({ min: 0, max: 2000 }),
    bet: fc.integer({ min: 30, max: 900 }),
    turnover: fc.integer({ min: 0, max: 30_000 }),
    forfeits: fc.boolean(),
  });
  let shown = 0;
  fc.assert(
    fc.property(plans, ({ deposit, bonus, bet, turnover, forfeits }) => {
      const rule = { ...CASHABLE, forfeitsUnfinished: forfeits };
      const start = deposit + bonus;
      const plan = planOf(evenMoneyGame(), { deposit, start, bet, turnover, rule });
      const offer = { ...CASE, bet: money(bet / 100) };
      const one = played(offer, { plan, bonusMinor: bonus, assumptions: [] }, outcome(plan));
      const kept = keptRest(one);
      shown += kept > 0 ? 1 : 0;
      const { ruinChance, chances } = one.outcome;
      if (forfeits || bonus > 0) expect(kept).toBe(0);
      if (kept > 0) expect(ruinChance - chances.loses).toBeGreaterThanOrEqual(0.005);
      expect(Math.abs(kept / 100 - (ruinChance - chances.loses)) <= 0.01 || kept === 0).toBe(true);
    }),
    { numRuns: 1000, seed: 50 },
  );
  expect(shown).toBeGreaterThan(0);
});

describe('what is not played through', () => {
  test.each([
    ['free-spins', 'What it wins can be withdrawn without further bets.', null],
    ['cashback', '15% of your net loss comes back.', known(15)],
    // $15 is no tenth of a percent of $100: its rate is one on bets.
    ['cashback', '0.1% of each bet comes back.', known(0.1)],
    ['cashback', 'What share comes back isn’t stated.', null],
  ] as const)('%s without wagering: %s', (kind, line, matchPercent) => {
    const reference = { bonus: money(15), deposit: money(100) };
    const wagering = known({ multiple: 0, base: 'bonus' as const });
    const terms = { ...ROULETTE, wagering, matchPercent, reference };
    expect(summaryOf(kind, terms)).toEqual({
      groups: null,
      caseText: '',
      lead: 'No wagering.',
      lines: [line],
      players: null,
    });
    expect(outcomeFigure(terms, playedOffer(kind, terms))).toBeNull();
  });

  test.each([
    ['wagering', { wagering: null }, ['The wagering isn’t stated.']],
    [
      'games',
      { contribution: null },
      ['The casino doesn’t state which games count.', 'It asks for $3,500 in bets or more.'],
    ],
    [
      'game against the house',
      { contribution: known({ poker: 100 }) },
      ['No game against the house counts toward it.', 'It asks for $3,500 in bets or more.'],
    ],
  ] as const)('no %s', (_, changes, lines) => {
    expect(summaryOf('welcome', { ...ROULETTE, ...changes })).toMatchObject({
      groups: null,
      lead: 'We can’t work out how players fare.',
      lines,
    });
  });
});
