import * as z from 'zod';
import { isoDate } from './iso-date.ts';
import { LINK_VERDICTS } from './link-verdicts.ts';

/** Answers of `npm run links` that the owner has looked at and lets stand. */
export const acceptedLinksSchema = z.strictObject({
  accepted: z
    .array(
      z.strictObject({
        address: z.url().describe('Address as the content has it'),
        verdict: z.enum(LINK_VERDICTS).describe('What the report said of it'),
        landsOn: z.url().describe('Address it led to; another one is told again'),
        acceptedOn: isoDate.describe('Day on which somebody looked at it'),
        why: z.string().min(1).describe('Why it may stay'),
      }),
    )
    .describe('Addresses that are not told again while they answer like this'),
});
