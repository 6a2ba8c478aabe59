import * as z from 'zod';
import { boundSources, dated } from './cited-source.ts';
import { checkSources, WITH_ANY_MISTAKE } from './fact.ts';
import { publication, signed } from './entry-fields.ts';
import { comesTo, returnPercent } from './percent.ts';
import { textOf } from './texts.ts';

/**
 * RTP and house edge have at most four decimals, so their sum may miss 100 by half of the last one.
 */
const PERCENT_TOLERANCE = 0.00005;

const rtpVariant = z
  .strictObject({
    variant: textOf(3).describe('Version, bet or table that the figures belong to'),
    rtpPercent: returnPercent.lt(100).describe('Return to player, in percent, up to four decimals'),
    edgePercent: z.number().gt(0).lt(100).describe('House edge in percent: 100 minus rtpPercent'),
    source: textOf(1).describe("Key of an entry under this file's `sources`"),
    sum: textOf(1).optional().describe('Fraction that the figure was computed from, such as 36/37'),
  })
  .refine(
    ({ rtpPercent, edgePercent }) =>
      Math.abs(100 - rtpPercent - edgePercent) <= PERCENT_TOLERANCE + 1e-9,
    { path: ['edgePercent'], error: 'expected 100 minus rtpPercent' },
  )
  .refine((one) => [one.rtpPercent, one.edgePercent].some((percent) => comesTo(one.sum, percent)), {
    path: ['sum'],
    error: 'expected a fraction that comes to rtpPercent or edgePercent, or words',
  })
  .describe('The return of one version of the game');

/** Guide to one game: content/games/<slug>.yaml. */
export const gameSchema = z
  .strictObject({
    name: textOf(3, 40).describe('The name of the game alone, for lists and breadcrumbs'),
    title: textOf(3, 60).describe('The heading of the guide'),
    lead: textOf(40, 260).describe('One or two sentences below the heading'),
    rulesInHalfAMinute: z
      .array(textOf(10))
      .min(3)
      .max(5)
      .describe('A round in three to five short steps'),
    rtp: z
      .array(rtpVariant)
      .min(1)
      .describe('Exact returns, one per version of the game that has its own figure'),
    rtpInWords: textOf(80).describe('Meaning of the return, in a short paragraph'),
    varianceInBrief: textOf(3, 32).describe('Variance in a few words, for the strip of facts'),
    varianceInWords: textOf(80).describe('Variance with concrete numbers'),
    pace: z
      .strictObject({
        roundsPerHour: z
          .int()
          .positive()
          .max(10_000)
          .describe('Rounds an hour that the page assumes'),
        source: textOf(1)
          .nullable()
          .default(null)
          .describe("Key of an entry under this file's `sources`; null means it is an assumption"),
        note: textOf(10).describe('Basis of the pace, for readers'),
      })
      .describe('Pace of the game'),
    hour: z
      .strictObject({
        roundsPerHour: z
          .int()
          .positive()
          .max(10_000)
          .describe('Rounds played; the same as in pace'),
        betUsdMinor: z.int().positive().max(1_000_000).describe('Stake of each round, in US cents'),
        edgePercent: z
          .number()
          .gt(0)
          .lt(100)
          .describe('House edge in percent; must be the edge of one entry in rtp'),
      })
      .describe('Inputs of the cost of an hour, which the build computes'),
    checkingARound: textOf(80).describe(
      'Ways to recompute a single round, and the values a player must note for it',
    ),
    myths: z
      .array(
        z
          .strictObject({
            myth: textOf(10).describe('The myth, as people say it'),
            truth: textOf(20).describe('The truth, with the reason'),
          })
          .describe('One myth and its answer'),
      )
      .min(4)
      .max(5)
      .describe('Common myths about the game'),
    ...publication,
    ...signed,
    ...dated,
    sources: boundSources.describe('Sources of the page'),
  })
  .refine(({ pace, hour }) => pace.roundsPerHour === hour.roundsPerHour, {
    path: ['hour', 'roundsPerHour'],
    error: 'expected the same as pace.roundsPerHour',
  })
  .refine(({ rtp, hour }) => rtp.some((variant) => variant.edgePercent === hour.edgePercent), {
    path: ['hour', 'edgePercent'],
    error: 'expected the edgePercent of an entry in rtp',
  })
  .superRefine(checkSources, WITH_ANY_MISTAKE);

export type Game = z.infer<typeof gameSchema>;
