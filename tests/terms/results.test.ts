import { expect, test } from 'vitest';
import { type Money, money } from '#domain/money/money.ts';
import type { OfferCase } from '#domain/outcomes/offer-case.ts';
import { termsPlan } from '#domain/outcomes/offer-plan.ts';
import { outcomeOf } from '#domain/outcomes/outcome.ts';
import { oneStart } from '#domain/outcomes/plan.ts';
import { DICE_WIN_CHANCE, evenMoneyGame, yardstickSlot } from '#domain/outcomes/yardstick-games.ts';
import type { Award, OfferTerms } from '#domain/terms/offer-terms.ts';
import { corpusEntry, RESULTS } from './corpus.ts';

const SLOT = { kind: 'slots', model: 'ordinary', table: yardstickSlot('ordinary') } as const;
const WILD = { kind: 'slots', model: 'wild', table: yardstickSlot('wild') } as const;
const DICE = {
  kind: 'dice',
  model: 'even-money',
  table: evenMoneyGame(DICE_WIN_CHANCE),
} as const;

type Row = {
  /** Assumptions of the corpus for what the text does not say. */
  typed?: OfferTerms;
  /** Clauses of the text that a result leaves out. */
  without?: (keyof OfferTerms)[];
  deposit?: number;
  bet?: number;
  game?: OfferCase['game'];
  more?: Partial<OfferCase>;
  /** Reading beside the main one. */
  other?: string;
  /** Balance and bets to make from there. */
  from?: [number, number];
  /** Size of the case against that of the corpus. */
  scale?: number;
  mean?: number | undefined;
};

const MATCH: OfferTerms = { awards: [{ kind: 'match', percent: 100 }] };
const PLAIN: OfferTerms = { ...MATCH, wagering: { multiple: 35, base: 'bonus' } };
const credit = (sum: number, wagering?: OfferTerms['wagering']): OfferTerms => ({
  awards: [{ kind: 'credit', sum: money(sum) }],
  wagering,
});
const spins = (count: number, each: number): OfferTerms => ({
  awards: [{ kind: 'spins', count, each: money(each) }],
  wagering: { multiple: 40, base: 'winnings' },
});
const BTC = (micro: number): Money => ({ minorUnits: micro * 100, currency: 'BTC' });
/**
 * Two pots: the rest of own money, below one bet, stays with those who go on to the bonus. The program of the corpus drops
 * it where the bonus is left with; these averages are by a third program, over balances in halves of a bet.
 */
const WITH_RESTS: Partial<Record<string, number>> = {
  T43: 133.05857,
  T44: 112.141579,
  T45: 123.054747,
};

const ROWS: readonly [string, string, Row][] = [
  ['T01', 'slot', {}],
  ['T01', 'dice', { game: DICE, bet: 10 }],
  ['T02', 'slot', {}],
  ['T02', 'dice', { game: DICE, bet: 10 }],
  ['T04', 'bets1', {}],
  ['T04', 'bets20', { bet: 20 }],
  ['T07', 'firstLump', { more: { deposit: BTC(100_000), bet: BTC(1000), lumps: 1 }, scale: 1000 }],
  ['T15', 'slot', { typed: credit(10), bet: 0.1 }],
  ['T15', 'slotWild', { typed: credit(10), bet: 0.1, game: WILD }],
  ['T15', 'dice', { typed: credit(10), bet: 0.1, game: DICE }],
  ['T15', 'bets1', { typed: credit(10), bet: 1 }],
  ...['T43', 'T44', 'T45'].flatMap((id): [string, string, Row][] => {
    const inBtc = { deposit: BTC(1000), bet: BTC(10) };
    return [
      [id, 'pooled', { more: inBtc, scale: 10 }],
      [
        id,
        'leaveAtDouble',
        { more: { ...inBtc, stopAt: BTC(2000) }, scale: 10, mean: WITH_RESTS[id] },
      ],
    ];
  }),
  ['T48', 'afterThirtyTimes', { typed: credit(10, { multiple: 30, base: 'bonus' }), bet: 0.1 }],
  ['T49', 'afterFiveTimes', { typed: credit(10, { multiple: 5, base: 'bonus' }), bet: 0.1 }],
  ['T54', '', { typed: PLAIN }],
  ['T63', 'paidAsOwnAtTheEnd', { typed: { release: 'after-wagering' }, deposit: 50, bet: 0.5 }],
  ['T76', 'slot', { bet: 0.05 }],
  ['T76', 'dice', { bet: 0.05, game: DICE }],
  ['T77', 'slot', { bet: 0.05 }],
  ['T77', 'dice', { bet: 0.05, game: DICE }],
  ['T82', 'cap30', { typed: spins(50, 0.2), bet: 0.2, other: 'payout-only' }],
  ['T83', '', { typed: { matchPercent: 75 } }],
  ...(['noCap', 'cap', 'asMuchAgain'] as const).map((key): [string, string, Row] => [
    'T85',
    key,
    {
      typed: { wagering: { multiple: 40, base: 'bonus' } },
      deposit: 70,
      bet: 2,
      ...(key === 'noCap' && { without: ['maxCashOut'] }),
      ...(key === 'asMuchAgain' && { other: 'as-much-again' }),
    },
  ]),
  ['T86', 'capOnlyDuringWagering', { typed: PLAIN, other: 'no-cap' }],
  ['T86', 'capStays', { typed: PLAIN, other: 'as-much-again' }],
  ['T87', 'payout', { typed: PLAIN }],
  ['T87', 'reward', { typed: PLAIN, other: 'no-cap' }],
  ['T88', 'plan', { typed: PLAIN, deposit: 15, bet: 0.15 }],
  ['T89', 'start', { deposit: 200, bet: 2 }],
  ['T89', 'fromTheCancel', { deposit: 200, bet: 2, from: [892, 13_674] }],
  ['T90', '', { typed: { ...MATCH }, deposit: 50, bet: 0.5 }],
  ['T93', 'noEnd', { without: ['ends'] }],
  ['T93', 'endsBelow10', {}],
  ['T95', '', { typed: PLAIN, other: 'as-much-again' }],
  ['T96', '', { typed: PLAIN }],
];

/** Terms with what the corpus assumes for what they do not say; within wagering and each award, clause by clause. */
function withTyped(said: OfferTerms, typed: OfferTerms): OfferTerms {
  const { awards = [] } = said;
  const typedAwards = typed.awards ?? [];
  const own = awards.map((one) => ({
    ...typedAwards.find(({ kind }) => kind === one.kind),
    ...one,
  })) as Award[];
  const further = typedAwards.filter(({ kind }) => awards.every((one) => one.kind !== kind));
  return {
    ...typed,
    ...said,
    ...(typed.wagering && { wagering: { ...typed.wagering, ...said.wagering } }),
    ...(typed.awards && { awards: [...own, ...further] }),
  };
}

test.each(ROWS)('%s %s comes to what the corpus prints', (id, key, row) => {
  const { currency, ...entry } = corpusEntry(id);
  const wanted = RESULTS.find((one) => one.id === id && (one.case ?? '') === key);
  if (wanted === undefined) throw new Error(`Expected a result of ${id} ${key}, found none`);
  const said = Object.entries(entry.offer);
  const offer: OfferTerms = Object.fromEntries(
    said.filter(([name]) => !row.without?.some((left) => left === name)),
  );
  const inCurrency = (node: OfferTerms): OfferTerms =>
    JSON.parse(JSON.stringify(node).replaceAll('"USD"', `"${currency}"`)) as OfferTerms;
  const assumed: OfferTerms = {
    stickiness: 'cashable',
    maxCashOut: 'no-cap',
    contribution: { slots: 100, dice: 100 },
    ...row.typed,
  };
  const found = termsPlan(withTyped(offer, inCurrency(assumed)), {
    deposit: money(row.deposit ?? 100, currency),
    bet: money(row.bet ?? 1, currency),
    game: row.game ?? SLOT,
    spins: null,
    periodTurnover: null,
    smallestWithdrawal: money(0, currency),
    ...row.more,
  });
  if (!found.ok) throw new Error(found.reason);
  const reading = found.others?.find(({ assumed: as }) => as === row.other);
  let plan = row.other === undefined ? found.plan : reading?.plan;
  if (plan === undefined) throw new Error(`Expected the reading ${row.other}`);
  // Put in were 202.49, of which the plan has whole bets.
  if (row.from)
    plan = {
      ...plan,
      depositMinor: 202_49,
      starts: oneStart(row.from[0] * 100, row.from[1] * 100, plan.betMinor),
    };
  const result = outcomeOf(plan);
  if (!result.ok) throw new Error(result.reason);
  const { outcome } = result;
  const { loses, nothingAtRisk, less, even, above } = outcome.chances;
  const scale = (row.scale ?? 1) * 100;
  const leftOut = wanted.leftOut ?? 0;
  // Half of the last of six digits, which need not add up; spin winnings left out stand in the middle group.
  const digit = 5.001e-7 + Math.abs(1 - wanted.nothing - wanted.less - wanted.more) + leftOut;
  const near = (chance: number, printed: number) =>
    expect(Math.abs(chance - printed)).toBeLessThan(digit);
  near(loses + nothingAtRisk, wanted.nothing);
  near(less + even, wanted.less);
  if (row.from === undefined) near(even, wanted.even ?? even);
  near(above, wanted.more);
  expect(outcome.medianMinor / scale).toBeCloseTo(wanted.median, 9);
  expect(outcome.averageCashOutMinor / scale).toBeCloseTo(row.mean ?? wanted.mean, 4);
  if (row.mean === undefined) {
    near(outcome.completionChance, wanted.completes ?? 0);
    if (leftOut === 0) {
      expect(outcome.averageTurnoverMinor / scale).toBeCloseTo(wanted.meanTurnover ?? 0, 2);
    }
  }
});

// 1 ÷ odds × (1 − margin): .475; .4762, .634933, .317467 of 100. Source: the corpus, T40 and T91.
test.each([
  ['T40', { odds: 2, marginPercent: 5 }, 0.475, 4.75],
  ['T91', { odds: 2, marginPercent: 4.76 }, 0.4762, 47.62],
  ['T91', { odds: 1.5, marginPercent: 4.76 }, 0.634933, 31.7467],
  ['T91', { odds: 3, marginPercent: 4.76 }, 0.317467, 63.4933],
] as const)('the free bet of %s at %o wins %d and is worth %d', (id, book, wins, mean) => {
  const typed: OfferTerms = { awards: [{ kind: 'free-bet', sum: money(100) }] };
  const found = termsPlan(withTyped(corpusEntry(id).offer, typed), {
    deposit: money(0),
    bet: money(1),
    game: SLOT,
    spins: null,
    periodTurnover: null,
    smallestWithdrawal: money(0),
    ...book,
  });
  if (!found.ok) throw new Error(found.reason);
  const result = outcomeOf(found.plan);
  if (!result.ok) throw new Error(result.reason);
  expect(result.outcome.chances.above).toBeCloseTo(wins, 6);
  expect(result.outcome.averageCashOutMinor / 100).toBeCloseTo(mean, 4);
});

test('spins without a limit are answered, with winnings that next to nobody has counted as one sum', () => {
  // 100 spins of .10 at 40 times, which the corpus assumes for T53: it leaves out all above 1,500 bets, 7.4 of 100,000.
  const found = termsPlan(
    { ...spins(100, 0.1), maxCashOut: 'no-cap', contribution: { slots: 100 } },
    {
      ...{ deposit: money(0), bet: money(0.1), game: SLOT, spins: null },
      ...{ periodTurnover: null, smallestWithdrawal: money(0) },
    },
  );
  if (!found.ok) throw new Error(found.reason);
  const { starts } = found.plan;
  expect(starts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  // The last sum has its own chance besides the 1 of 10,000 that is merged into it.
  const { balanceMinor, chance } = starts.at(-1) ?? {};
  expect(chance).toBeLessThan(1.1e-4);
  expect(found.assumptions).toContainEqual({
    ...{ term: 'spins', assumed: 'at-most', amountMinor: balanceMinor, bound: 'unknown' },
  });
});

/** Missing terms, in the words of the refusal, as the corpus says it. */
test.each([
  ['T06', 'wagering-not-stated'],
  ['T10', 'spin-value-not-stated'],
  ['T12', 'spin-value-not-stated', 'wagering-not-stated'],
  ['T14', 'credit-not-stated', 'wagering-not-stated'],
  ['T21', 'range-instead-of-a-sum'],
  ['T42', 'not-published'],
  ['T52', 'match-not-stated'],
  ['T53', 'spin-value-not-stated', 'wagering-not-stated'],
  ['T64', 'players-against-players'],
  ['T56', 'nothing-given'],
  ['T91', 'free-bet-not-stated', 'odds-not-given', 'margin-not-given'],
] as const)('%s is refused by name: %s', (id, reason, ...also) => {
  const { currency, offer } = corpusEntry(id);
  const found = termsPlan(withTyped(offer, { contribution: { slots: 100 } }), {
    deposit: money(100, currency),
    bet: money(1, currency),
    game: SLOT,
    spins: null,
    periodTurnover: null,
    smallestWithdrawal: null,
  });
  expect(found).toMatchObject({ ok: false, reason });
  if (also.length > 0)
    expect(found).toMatchObject({ alsoMissing: expect.arrayContaining([...also]) });
});
