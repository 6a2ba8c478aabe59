import * as z from 'zod';

import { httpsUrl } from './https-url.ts';
import { isoDate } from './iso-date.ts';
import { textOf } from './text-of.ts';

/** A gambling licence a casino may claim. Only sourced statements go in; the rest is null. */
export const licenceSchema = z.strictObject({
  name: textOf(1).describe('The licence in full, as a heading.'),
  shortName: textOf(1).describe('The label used in tables and filters, such as MGA.'),
  authority: textOf(1).describe('The body that issues and supervises the licence.'),
  country: textOf(1).describe('The country or territory whose law it is.'),
  registerUrl: httpsUrl.describe("The authority's own site, where a licence can be looked up."),
  law: textOf(1).describe('The law behind the licence, with its year.'),
  whatItRequires: textOf(1)
    .nullable()
    .describe('What the licence asks of the casino to the benefit of players. null: not recorded.'),
  recourse: textOf(1).describe('Where a player can take a complaint, in which order and how fast.'),
  howToCheck: z
    .array(textOf(1))
    .min(1)
    .describe('The steps for checking a licence number, one sentence each, in order.'),
  source: textOf(1).describe('Where these statements were read.'),
  checkedOn: isoDate.describe('The day this record was last compared with its source.'),
});

export type Licence = z.infer<typeof licenceSchema>;
