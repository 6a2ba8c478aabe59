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
      .regex(/^[^-−+=]/, 'expected what a win pays, such as "35:1"')
      .describe('What a win pays, as printed on the table, such as "35:1"'),
    edgePercent: z
      .number()
      .min(0)
      .lt(100)
      .nullable()
      .describe(
        'House edge in percent of the first stake, on average, up to four decimals; null where there is no single figure, and the note says why',
      ),
    note: textOf(5).optional().describe('What the figure assumes or leaves out'),
    source: textOf(1)
      .nullable()
      .describe("Key of an entry under this file's `sources`; null where there is no figure"),
    sum: textOf(1).optional().describe('The sum, where the edge was computed, such as 7/495'),
  })
  .refine(({ edgePercent, note }) => edgePercent !== null || note !== undefined, {
    path: ['note'],
    error: 'a note that says why the bet has no edge',
  })
  .refine(({ edgePercent: edge, sum }) => edge === null || edge === 0 || edge >= 0.1 || sum, {
    path: ['edgePercent'],
    error: 'expected percent: 1.2, not 0.012; or a sum, for an edge below 0.1',
  })
  .refine(({ edgePercent: edge, sum }) => edge === null || comesTo(sum, edge), {
    path: ['sum'],
    error: 'expected a fraction that comes to edgePercent, or words',
  })
  .refine(({ edgePercent, source }) => edgePercent === null || source !== null, {
    path: ['source'],
    error: 'the source that the edge was read from',
  })
  .describe('One bet and its price');

/** Rules and prices of one casino game: content/game-rules/<game>.yaml. */
export const gameRulesSchema = z
  .strictObject({
    name: textOf(3, 60).describe('Name of the game'),
    order: z
      .int()
      .positive()
      .max(10_000)
      .describe('Place on the page, 1 first; each number is used once'),
    goal: textOf(20).describe('What a player tries to do, in one sentence'),
    howToPlay: z.array(textOf(10)).min(3).max(8).describe('How a round goes, step by step'),
    bets: z.array(gameBet).min(3).describe('The main bets, each with its price'),
    oneThingToKnow: textOf(40).describe('The one fact that matters most, in a sentence or two'),
    ...publication,
    ...dated,
    sources: boundSources.describe('What the figures rest on'),
  })
  .superRefine(checkSources, WITH_ANY_MISTAKE);
