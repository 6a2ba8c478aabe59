import { expect, test } from 'vitest';
import { readTypedBettor, TYPED_BETTOR } from '#domain/loyalty/typed-bettor.ts';
import { REWARD_GAMES, returnsOf, ruleOfOffer, rulesIn } from '#domain/loyalty/yardstick.ts';
import { money } from '#domain/money/money.ts';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import type { LoyaltyTerms } from '#domain/terms/loyalty-terms.ts';
import { bettorReason } from './bettor-words.ts';
import { returnsModel, ruleTitle } from './reward-words.ts';

const PROGRAM: LoyaltyTerms = {
  back: [
    {
      ...{ of: 'edge', tierOn: 'level', nowPercent: 50, laterDays: 3, boost: { times: 2 } },
      tiers: [
        { from: 'Tin', percent: 5 },
        { from: 'Steel', percent: 10 },
        { from: 'Gold', percent: 15 },
      ],
    },
    { of: 'loss', period: 'week', percent: 5, most: money(200), wagering: { multiple: 0 } },
    {
      ...{ of: 'edge', percent: 5, tierOn: 'held', tiersAdd: true },
      tiers: [{ from: money(500), percent: 10 }],
    },
  ],
  ladder: { levels: [{ at: money(1000), pays: money(2) }], points: { turnover: money(30) } },
  unpublished: ['Monthly bonus'],
};

test('a program says what comes back of $100, at the lowest and at the highest level', () => {
  const rules = rulesIn(PROGRAM).map((rule) => ({ casino: 'House', href: null, rule }));
  const bettor = { bet: money(10), betsPerWeek: 100, ...REWARD_GAMES.dice };
  const found = returnsOf(rulesIn(PROGRAM), bettor);
  const { cost, rewards } = returnsModel(rules, [{ bettor, found }]);
  expect(cost).toBe('−$1');
  // Of $1 a hundred dollars cost: 5%, 15%, $2.2497 of $10 (facts on terms, section 2), 5% and 15% again.
  expect(rewards.map(({ title, lines }) => [title, lines[0]?.back])).toEqual([
    ['Rakeback, 5% of the edge', '$0.05'],
    ['Rakeback, 15% of the edge', '$0.15'],
    ['Cashback, 5% of a week’s net loss', '$0.22'],
    ['Rakeback, 5% of the edge', '$0.05'],
    ['Rakeback, 15% of the edge', '$0.15'],
    ['Level-ups of the first month', '$0.05'],
    ['Points', undefined],
    ['Monthly bonus', undefined],
  ]);
  expect(rewards[2]?.lines[0]).toMatchObject({
    who: '100 bets of $10',
    periods: '$2.25 a week, $9 a month',
    share: expect.closeTo(0.22497, 5),
  });
  expect(rewards[0]?.notes).toBe(
    'At the level Tin. 50% comes at once, the rest within 3 days. In boosted hours 2 times as much.',
  );
  expect(rewards[5]?.lines[0]?.periods).toBe('$2 a month');
  expect(rewards.slice(-2).map(({ cannot }) => cannot)).toEqual([
    'Can’t be worked out: it doesn’t say what a point buys.',
    'Can’t be worked out: the rate isn’t published.',
  ]);
});

test('wagering and limits are said', () => {
  const rule = rulesIn({
    back: [
      {
        ...{ of: 'loss', percent: 10, period: 'day', wagering: { multiple: 5 } },
        ...{ floor: money(20), claimHours: 48, paidIn: 'TOK', most: money(2000) },
      },
    ],
  });
  const bettor = { bet: money(10), betsPerWeek: 100, ...REWARD_GAMES.slot };
  const rules = rule.map((one) => ({ casino: 'House', href: null, rule: one }));
  const [reward] = returnsModel(rules, [{ bettor, found: returnsOf(rule, bettor) }]).rewards;
  // 44.2518 a week before, of which five times on the ordinary slot leaves 0.85103.
  expect(reward?.lines[0]?.periods).toBe('$37.66 a week, $150.64 a month');
  expect(reward?.notes).toBe(
    'Nothing for a loss below $20. At most $2,000 each time. It lapses after 48 hours. It has to be bet 5 times, which leaves 85% of it on average. Paid in TOK, whose risk isn’t counted.',
  );
});

test('cashback that is an offer stands on the same line', () => {
  const terms = {
    matchPercent: { value: 15 },
    cap: { value: money(150) },
    wagering: { value: { multiple: 0, base: 'bonus' } },
    contribution: { value: { slots: 100 } },
    expiryDays: { value: 1 },
    reference: { bonus: money(150), deposit: money(1000) },
  } as unknown as BonusTerms;
  const rule = ruleOfOffer('cashback', terms);
  expect(rule && ruleTitle(rule)).toBe('Cashback, 15% of a day’s net loss');
  const onBets = { ...terms, reference: { bonus: money(10), deposit: money(1000) } };
  const rebate = ruleOfOffer('cashback', onBets);
  expect(rebate && ruleTitle(rebate)).toBe('Rakeback, 15% of each bet');
  expect(ruleOfOffer('welcome', terms)).toBeNull();
});

test('a form is read as people type it', () => {
  const read = (bets: string) => readTypedBettor({ ...TYPED_BETTOR, game: 'slot', bets });
  expect(read('1,000')).toMatchObject({ ok: true, bettor: { betsPerWeek: 1000, game: 'slots' } });
  expect(read('')).toEqual({ ok: false, reasons: { bets: 'missing' } });
  expect(bettorReason('bets', 'too-fine')).toBe('Enter a whole number.');
});
