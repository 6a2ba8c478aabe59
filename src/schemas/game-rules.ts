import * as z from 'zod';
import { boundSources, dated } from './cited-source.ts';
import { checkSources, WITH_ANY_MISTAKE } from './fact.ts';
import { publication } from './entry-fields.ts';
import { comesTo } from './percent.ts';
import { textOf } from './texts.ts';

const gameBet = z
  .strictObject({
    bet: textOf(2).describe('Name of the bet, with the variant if the edge depends on it'),
    pays: textOf(2)
      .regex(/^[^-−+=]/, 'expected the payout of a win, such as "35:1"')
      .describe('Payout of a win as printed on the table, such as "35:1"'),
    edgePercent: z
      .number()
      .min(0)
      .lt(100)
      .nullable()
      .default(null)
      .describe(
        'House edge in percent of the first stake, up to four decimals. null: no single figure; the note then says why',
      ),
    note: textOf(5).optional().describe('Assumptions and gaps of the figure'),
    source: textOf(1)
      .nullable()
      .default(null)
      .describe("Key of an entry under this file's `sources`; null where there is no figure"),
    sum: textOf(1).optional().describe('Fraction that the edge was computed from, such as 7/495'),
  })
  .refine(({ edgePercent, note }) => edgePercent !== null || note !== undefined, {
    path: ['note'],
    error: 'expected a note that says why the bet has no edge',
  })
  .refine(
    ({ edgePercent: edge, sum }) =>
      edge === null || edge === 0 || edge >= 0.1 || /^\d+\/\d+$/.test(sum ?? ''),
    {
      path: ['edgePercent'],
      error: 'expected percent: 1.2, not 0.012; or a fraction as its sum, for an edge below 0.1',
    },
  )
  .refine(({ edgePercent: edge, sum }) => edge === null || comesTo(sum, edge), {
    path: ['sum'],
    error: 'expected a fraction that comes to edgePercent, or words',
  })
  .refine(({ edgePercent, source }) => edgePercent === null || source !== null, {
    path: ['source'],
    error: 'expected the source of the edge',
  })
  .describe('One bet and its house edge');

/** Rules and house edges of one casino game: content/game-rules/<game>.yaml. */
export const gameRulesSchema = z
  .strictObject({
    name: textOf(3, 60).describe('Name of the game'),
    order: z
      .int()
      .positive()
      .max(10_000)
      .describe('Position on the page, from 1; each number is used once'),
    goal: textOf(20).describe('Goal of a player, in one sentence'),
    howToPlay: z.array(textOf(10)).min(3).max(8).describe('A round, step by step'),
    bets: z.array(gameBet).min(3).describe('Main bets with their house edge'),
    oneThingToKnow: textOf(40).describe('The one fact that matters most, in a sentence or two'),
    ...publication,
    ...dated,
    sources: boundSources.describe('Sources of the figures'),
  })
  .superRefine(checkSources, WITH_ANY_MISTAKE);
