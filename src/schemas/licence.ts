import * as z from 'zod';

import { boundSources, dated } from './cited-source.ts';
import { checkSources, WITH_ANY_MISTAKE } from './fact.ts';
import { httpsUrl } from './https-url.ts';
import { licenseClockSchema } from './license-clock.ts';
import { textOf } from './texts.ts';

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
      .describe("The authority's own site, where a license can be looked up. null: none on file."),
    law: textOf(1)
      .nullable()
      .default(null)
      .describe('The law behind the license, with its year. null: not recorded.'),
    whatItRequires: textOf(1)
      .nullable()
      .default(null)
      .describe('Requirements of the license that protect players. null: not recorded.'),
    complaint: licenseClockSchema.prefault({}).describe('Complaint rules of the license.'),
    howToCheck: z
      .array(textOf(1))
      .default([])
      .describe(
        'The steps for checking a license number, one sentence each, in order. Empty: not recorded.',
      ),
    ...dated,
    sources: boundSources.describe('Sources of these statements.'),
  })
  .superRefine(checkSources, WITH_ANY_MISTAKE);

export type Licence = z.infer<typeof licenceSchema>;
