import * as z from 'zod';

import { boundSources, dated } from './cited-source.ts';
import { checkSources, WITH_ANY_MISTAKE } from './fact.ts';
import { httpsUrl } from './https-url.ts';
import { textOf } from './texts.ts';

const sourced = {
  text: textOf(1).describe('The answer, as a short sentence.'),
  source: textOf(1).describe("Key of an entry under this file's `sources`"),
};

const answer = z
  .strictObject(sourced)
  .nullable()
  .default(null)
  .describe('null: no source found, and the page says so.');

/** Complaint rules of a licence, each with its source. */
const complaintSchema = z.strictObject({
  lastDay: answer.describe('Deadline for a complaint. null: no source found.'),
  acknowledgedIn: answer.describe(
    'Time in which the casino must confirm the complaint. null: no source found.',
  ),
  decidedIn: answer.describe('Time in which the casino must decide. null: no source found.'),
  heardBy: z
    .strictObject({
      ...sourced,
      kind: z
        .enum(['independent-body', 'public-body', 'nobody'])
        .describe('Kind of body that hears the case if the casino refuses.'),
    })
    .nullable()
    .default(null)
    .describe('Body that hears the case after the casino. null: no source found.'),
  binding: answer.describe('Effect of that decision on the casino. null: no source found.'),
  voidedBy: answer.describe('Grounds that make a complaint void. null: no source found.'),
});

/** Gambling licence, or the rules for casinos without one. Every statement has a source. */
export const licenceSchema = z
  .strictObject({
    name: textOf(1).describe('The license in full, as a heading.'),
    shortName: textOf(1).describe('The label used in tables and filters, such as MGA.'),
    authority: textOf(1).describe('The body that issues and supervises the license.'),
    country: textOf(1).describe('The country or territory whose law it is.'),
    registerUrl: httpsUrl
      .nullable()
      .default(null)
      .describe("The authority's own site, where a license can be looked up. null: there is none."),
    law: textOf(1).describe('The law behind the license, with its year.'),
    whatItRequires: textOf(1)
      .nullable()
      .default(null)
      .describe('Requirements of the license that protect players. null: not recorded.'),
    complaint: complaintSchema.prefault({}).describe('Complaint rules of the license.'),
    howToCheck: z
      .array(textOf(1))
      .min(1)
      .describe('The steps for checking a license number, one sentence each, in order.'),
    ...dated,
    sources: boundSources.describe('Sources of these statements.'),
  })
  .superRefine(checkSources, WITH_ANY_MISTAKE);

export type Licence = z.infer<typeof licenceSchema>;
