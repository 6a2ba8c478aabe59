import * as z from 'zod';
import { GAME_KINDS } from '#domain/casinos/facts.ts';
import { HANGS_ON, type Sum } from '#domain/terms/offer-terms.ts';
import { readSum } from '#domain/terms/read-terms.ts';
import { money, someMoney } from './money.ts';
import { wagering } from './offer-terms.ts';
import { textOf } from './texts.ts';

/** Sum, also written as terms do: "$20". */
const sumOf = (amount: typeof money): z.ZodType<Sum> =>
  z.preprocess(
    (given) => (typeof given === 'string' ? (readSum(given) ?? given) : given),
    z.union([amount, z.strictObject({ inEach: z.array(amount).min(2) })]),
  );
const sum = sumOf(someMoney).optional();
const percent = z.number().positive().max(100);
const count = z.int().positive().optional();
const said = z.boolean().optional();
const words = z.array(textOf(1, 120)).min(1).optional();
const game = z.enum([...GAME_KINDS, 'originals', 'sport', 'all']);
const byGame = z.partialRecord(game, z.number().min(0).max(100)).optional();

const back = z.strictObject({
  of: z
    .enum(['loss', 'new-lows', 'bets', 'bets-at-risk', 'edge', 'rake', 'cases'])
    .describe('loss: net loss of a period; edge: house edge of each bet'),
  percent: percent.optional().describe('Left out where the terms give no rate'),
  isMean: said.describe('The rate is the mean of a draw whose chances are not published'),
  isExample: said.describe('The rate stands in an example alone'),
  tiers: z
    .array(
      z.strictObject({
        from: z.union([sumOf(money), textOf(1, 40)]).describe('A sum, or the name of a level'),
        percent,
        most: sum,
      }),
    )
    .min(1)
    .optional()
    .describe('Rates by sum or level, lowest first; each for the whole amount'),
  tierOn: z.enum(['loss', 'deposits', 'deposits-or-loss', 'level', 'held']).optional(),
  tiersAdd: said.describe('The rate of a tier comes on top of percent'),
  tiersAbove: said.describe('A tier begins above its sum, not at it'),
  mostPercent: percent.optional().describe('For "up to 25%" without more'),
  edges: byGame.describe('Edges that the terms state, in percent'),
  excludes: z.array(game).min(1).optional(),
  counts: byGame.describe('Percent that counts, by kind of game'),
  money: z.enum(['own', 'deposits']).optional().describe('Money whose loss counts'),
  period: z.enum(['bet', 'day', 'half-week', 'week', 'month']).optional(),
  periodFrom: textOf(1, 60).optional(),
  needBets: count.describe('Bets of a period that it needs'),
  floor: sum.describe('Smallest loss that counts'),
  leastPaid: sum.describe('Smallest sum that is paid'),
  most: sum.describe('Largest sum of a period'),
  lessBonuses: said.describe('Bonuses received are taken off the loss'),
  wagering: wagering
    .optional()
    .describe('Turnover before it is money; without a multiple, the terms give none'),
  wageringDays: count,
  nowPercent: percent.optional().describe('Percent paid at once; the rest follows'),
  laterDays: count,
  claimHours: count.describe('Hours until it lapses'),
  claimEveryMinutes: count,
  boost: z
    .strictObject({
      times: z.number().positive().optional(),
      percent: percent.optional(),
      adds: said.describe('true: points on top of the rate; false: percent of the rate'),
      hours: z.number().positive().optional(),
    })
    .optional(),
  paidIn: textOf(1, 20).optional().describe('Token that it is paid in'),
});

const points = z.strictObject({
  turnover: sum.describe('Turnover of one point'),
  perBetAndEdgePercent: z.number().positive().optional(),
  formulas: z.record(z.string(), textOf(1, 120)).optional(),
  worth: sum.describe('Sum that one point buys'),
  buys: textOf(1, 120).optional(),
});

/** Loyalty rules of a casino. What the terms leave out is left out. */
export const loyaltySchema = z.strictObject({
  back: z.array(back).min(1).optional().describe('Rakeback, cashback, lossback'),
  ladder: z
    .strictObject({
      per: z.enum(['turnover', 'edge']).optional(),
      levels: z
        .array(
          z.strictObject({
            at: sumOf(money),
            name: textOf(1, 40).optional(),
            pays: sumOf(money).optional(),
          }),
        )
        .min(1)
        .optional(),
      windowDays: count,
      points: points.optional(),
    })
    .optional()
    .describe('Levels by turnover or edge, and points'),
  drops: z
    .array(
      z.strictObject({
        ...{ least: sum, most: sum, needsBets: sum, needsDeposit: sum },
        hangsOn: z.enum(HANGS_ON).optional(),
        needDays: count,
      }),
    )
    .optional(),
  split: z
    .strictObject({
      nowPercent: percent.optional(),
      laterDays: count,
      claimDays: z.record(z.string(), z.number().positive()).optional(),
    })
    .optional(),
  unpublished: words.describe('Named without a number'),
  contradicts: z.array(z.strictObject({ one: textOf(1), other: textOf(1) })).optional(),
  forbids: words,
});
