import * as z from 'zod';
import { isoDate } from './iso-date.ts';
import { LINK_VERDICTS } from './link-verdicts.ts';

/** Results of `npm run links` that the owner accepts. */
export const acceptedLinksSchema = z.strictObject({
  accepted: z
    .array(
      z.strictObject({
        address: z.url().describe('Address as written in the content'),
        verdict: z.enum(LINK_VERDICTS).describe('Result in the report'),
        landsOn: z.url().describe('Address it redirects to; another target is reported again'),
        acceptedOn: isoDate.describe('Day on which somebody checked it'),
        why: z.string().min(1).describe('Reason for accepting it'),
      }),
    )
    .describe('Addresses that are not reported while they answer like this'),
});
