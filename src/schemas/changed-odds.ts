import * as z from 'zod';
import { PLINKO_ROWS } from '#domain/odds/plinko-tables.ts';
import { changedOdds } from '#domain/rounds/findings/changed-odds.ts';
import { boundSources, dated } from './cited-source.ts';
import { textOf } from './texts.ts';

const percent = z.number().min(0).max(100);

const bucket = z
  .strictObject({
    bucket: z.int().min(0).max(16).describe('The bucket, counted from 0 at the left'),
    chance: z.number().min(0).max(1).describe('Probability that the source measured'),
  })
  .describe('One bucket');

const board = z
  .strictObject({
    risk: z.enum(['low', 'medium', 'high']).describe('Risk of the board'),
    rows: z.literal(PLINKO_ROWS).describe('Rows of the board'),
    fairReturnPercent: percent.describe('RTP under the usual odds, as the source states it'),
    returnPercent: percent.describe('RTP that the source measured'),
    changed: z.array(bucket).min(1).describe('The buckets with other odds than usual'),
  })
  .superRefine((figures, context) => {
    try {
      changedOdds(figures);
    } catch (error) {
      context.addIssue(String(error).replace('Error: E', 'e'));
    }
  })
  .describe('One board');

/** Published finding of changed odds: content/changed-odds.yaml, one object. */
export const changedOddsSchema = z
  .strictObject({
    lead: textOf(40).describe('The finding, in two sentences'),
    ...dated,
    sources: boundSources.describe('Sources of the statements, by key'),
    found: z
      .array(
        z
          .strictObject({
            text: textOf(20).describe('Statement of the source, with nothing added'),
            source: z.string().describe('Key of its source'),
          })
          .describe('One statement'),
      )
      .min(1)
      .describe('Statements, in page order'),
    questions: z
      .array(textOf(40))
      .min(1)
      .describe('Paragraphs on the two questions to ask of a game'),
    boards: z.array(board).min(1).describe('The boards, by risk and rows'),
  })
  .refine(({ sources, found }) => found.every(({ source }) => source in sources), {
    path: ['found'],
    error: 'expected the key of a source for every statement',
  })
  .describe('The boards of Plinko that were found to draw by other odds than usual');
