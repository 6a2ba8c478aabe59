import * as z from 'zod';
import { GAME_KINDS } from '#domain/casinos/facts.ts';
import {
  type Award,
  HANGS_ON,
  type Limit,
  type Sum,
  WAGERING_BASES,
} from '#domain/terms/offer-terms.ts';
import { readLimit, readSum, readWagering } from '#domain/terms/read-terms.ts';
import { fact } from './fact.ts';
import { money, someMoney } from './money.ts';
import { sharesIn } from './percent.ts';
import { textOf } from './texts.ts';

/** Value that may also be written as terms say it: "40x bonus", "20% of the bonus, at most €10". */
const orWords = <Value extends z.ZodType>(read: (text: string) => unknown, value: Value) =>
  z.preprocess((given) => (typeof given === 'string' ? (read(given) ?? given) : given), value);

const times = z.number().nonnegative().max(1000).multipleOf(0.01, 'expected two decimals at most');
const percent = z.number().positive().max(1000);
const hours = z.number().positive().max(87_600);
const odds = z.number().min(1.01).max(1000);
const words = textOf(1, 300);

const sumOf = (amount: typeof money): z.ZodType<Sum> =>
  z.union([amount, z.strictObject({ inEach: z.array(amount).min(2) })]);
const sum = orWords(readSum, sumOf(someMoney));

const limit: z.ZodType<Limit> = z.union([
  someMoney,
  z.strictObject({ inEach: z.array(someMoney).min(2) }),
  z.strictObject({
    percent,
    of: z.enum(['bonus', 'deposit']),
    isBelow: z.boolean().optional().describe('The limit itself is not allowed'),
  }),
  z.strictObject({ times, of: z.enum(['bonus', 'deposit', 'refund']) }),
  z.strictObject({
    get lowest() {
      return z.array(limit).min(2);
    },
  }),
]);
const anyLimit = orWords(readLimit, limit);

/** Turnover asked for, also written as terms say it. */
export const wagering = orWords(
  readWagering,
  z.strictObject({
    multiple: z
      .number()
      .nonnegative()
      .max(200)
      .multipleOf(0.01, 'expected two decimals at most')
      .optional()
      .describe('Multiple of the base; 0 means no wagering'),
    base: z.enum(WAGERING_BASES).optional().describe('Amount that is multiplied'),
    plusDepositTimes: times.optional().describe('Multiple of the deposit besides'),
    byEdge: z
      .number()
      .positive()
      .max(1)
      .optional()
      .describe('Progress is bet × edge ÷ this, both as shares: 0.04'),
    only: z.array(words).min(1).optional().describe('Games that count, as the terms name them'),
    pot: z.enum(['own', 'bonus', 'both']).optional().describe('Money whose bets count'),
    smallestBet: sum.optional().describe('Smallest bet that counts'),
    mostPerBet: sum.optional().describe('Most progress of one bet'),
    leastOdds: odds.optional(),
  }),
);

const ofAward = {
  deposit: z.int().positive().max(20).optional().describe('1 for the first deposit of a package'),
  isExample: z.boolean().optional().describe('The size stands in an example alone'),
  wagering: wagering.optional().describe('Turnover of this gift, where it differs: 40x winnings'),
};

const award: z.ZodType<Award> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('match'),
    ...ofAward,
    percent: percent.optional(),
    most: sum.optional().describe('Largest bonus'),
    from: sum.optional().describe('Smallest deposit'),
    upTo: sum.optional().describe('Largest deposit of this size'),
  }),
  z.strictObject({ kind: z.literal('credit'), ...ofAward, sum: sum.optional() }),
  z.strictObject({
    kind: z.literal('spins'),
    ...ofAward,
    count: z.int().positive().max(1000).optional(),
    each: sum.optional().describe('Value of one spin'),
    from: sum.optional().describe('Deposit that earns them'),
    per: z.enum(['deposit', 'week']).optional(),
    batches: z.array(z.int().positive()).optional(),
    openHours: hours.optional(),
    useHours: hours.optional(),
  }),
  z.strictObject({
    kind: z.literal('free-bet'),
    ...ofAward,
    sum: sum.optional(),
    isStakeReturned: z.boolean().optional(),
    leastOdds: odds.optional(),
    mostOdds: odds.optional(),
    mostLegs: z.int().positive().optional(),
    need: z
      .strictObject({
        bets: z.int().positive().optional(),
        stake: sum.optional(),
        leastOdds: odds.optional(),
      })
      .optional()
      .describe('Bets that earn it'),
    most: sum.optional().describe('All free bets together'),
  }),
  z.strictObject({
    kind: z.literal('drop'),
    ...ofAward,
    least: sum.optional(),
    most: sum.optional(),
    hangsOn: z.enum(HANGS_ON).optional(),
    needsDeposit: sum.optional(),
    needDays: z.number().positive().optional(),
  }),
  z.strictObject({
    kind: z.literal('reload'),
    ...ofAward,
    days: z.number().positive().optional(),
    everyHours: hours.optional(),
  }),
]);

const disputed = z.literal('disputed');
const release = z.union([
  z.literal('after-wagering'),
  z.strictObject({
    lump: z.union([sum, z.strictObject({ percent })]).optional(),
    every: z
      .union([
        sum,
        z.strictObject({ percent }),
        z.strictObject({
          points: z.number().positive(),
          perBetAndEdgePercent: z.number().positive(),
          unit: someMoney.optional(),
        }),
      ])
      .optional(),
    feePercent: percent.optional(),
  }),
]);

/** Clauses of an offer, each a fact; one that is missing or `null` is not said. */
export const offerClauses = {
  matchPercent: fact(percent).describe('Share of the deposit added'),
  cap: fact(orWords(readSum, someMoney)).describe('Largest bonus'),
  minDeposit: fact(orWords(readSum, z.union([money, z.literal('none')]))).describe(
    'Smallest deposit that counts',
  ),
  wagering: fact(wagering).describe('Wagering requirement: 40x bonus'),
  contribution: fact(sharesIn([...GAME_KINDS, 'sport'])).describe(
    'Share of a bet that counts, in percent, by kind of game',
  ),
  maxBet: fact(orWords(readLimit, z.union([limit, z.literal('no-cap')]))).describe(
    'Largest bet while wagering: 20% of the bonus, at most €10',
  ),
  maxCashOut: fact(
    orWords(
      readLimit,
      z.union([
        limit,
        z.literal('no-cap'),
        z.strictObject({
          most: anyLimit,
          of: z.enum(['payout', 'spin-winnings', 'bonus', 'disputed']).optional(),
          stays: z.union([z.boolean(), disputed]).optional().describe('Until the money is out'),
          addsUp: z.boolean().optional().describe('Those of several bonuses add up'),
        }),
      ]),
    ),
  ).describe('Largest withdrawal from the bonus: 10x bonus'),
  expiryDays: fact(z.union([z.number().positive().max(3650), z.literal('never')])).describe(
    'Days to meet the wagering requirement, 3 for 72 hours',
  ),
  stickiness: fact(z.enum(['cashable', 'sticky', 'bonus-only'])).describe(
    'sticky: the bonus itself is taken back at a withdrawal',
  ),
};

/** Clauses that few offers have. */
export const furtherClauses = {
  awards: fact(z.array(award).min(1)).describe('Gifts that one match on a deposit does not say'),
  maxBetBy: fact(
    z.union([
      z.strictObject({ games: z.partialRecord(z.enum(GAME_KINDS), anyLimit) }),
      z.strictObject({ ranks: z.array(anyLimit.nullable()).min(1) }),
    ]),
  ).describe('Largest bets by kind of game, or by rank from the lowest'),
  buysCount: fact(z.boolean()).describe('Bought rounds and doubling count as the bet'),
  maxCashOutBy: fact(z.partialRecord(z.enum(['spins', 'no-deposit', 'shop']), anyLimit)).describe(
    'Other largest withdrawals, by what was given',
  ),
  first: fact(z.enum(['own', 'bonus', 'together'])).describe('Money that is bet first'),
  release: fact(release).describe('Release of a bonus that is not played'),
  ends: fact(
    z.strictObject({
      hours: hours.optional(),
      balanceBelow: orWords(readSum, sumOf(money)).optional(),
      claimHours: hours.optional(),
      useHours: hours.optional(),
    }),
  ).describe('Other ends of the bonus'),
  leaving: fact(
    z.strictObject({
      withdrawal: z.enum(['free', 'forfeits', 'blocked', 'zeroes-bonus']).optional(),
      cancel: z
        .enum([
          'free',
          'free-before-use',
          'keeps-own',
          'takes-winnings',
          'balance-less-wins',
          'not-once-played',
        ])
        .optional(),
    }),
  ).describe('What a withdrawal or a cancellation takes'),
  needsDeposit: fact(sum).describe('Deposit before the first withdrawal'),
  depositTurnover: fact(times).describe('Times that a deposit is to be bet anyway'),
  isSingle: fact(z.boolean()).describe('One bonus at a time'),
  mayRefuse: fact(z.boolean()).describe('The casino may refuse or take back the bonus'),
  loyaltyPercent: fact(z.number().min(0).max(100)).describe('Loyalty while the bonus runs'),
  refuses: fact(z.array(z.string().regex(/^[A-Z]{2}$/, 'expected a country such as DE')).min(1)),
  language: fact(z.string().regex(/^[a-z]{2}$/, 'expected a language such as en')).describe(
    'Language that prevails',
  ),
  unpublished: fact(z.array(words).min(1)).describe('Named without a number'),
  contradicts: fact(z.array(z.strictObject({ one: words, other: words })).min(1)).describe(
    'Two sentences that say different things',
  ),
  forbids: fact(z.array(words).min(1)).describe('Play that is forbidden'),
  paidIn: fact(textOf(1, 30)).describe('Coin that it is paid in, where that is another'),
};
