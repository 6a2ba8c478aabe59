import * as z from 'zod';
import { isoDate } from './iso-date.ts';
import { slug } from './texts.ts';

/** Fields of entries that can be held back. */
export const publication = {
  draft: z
    .boolean()
    .optional()
    .describe('true keeps it off the site; only the preview shows it, marked'),
  publishOn: isoDate.optional().describe('Day of publication, if it is in the future'),
};

/** Author and reviewer; a launch waits for an author. */
export const signed = {
  writtenBy: slug.optional().describe('Author: name of a file in people'),
  checkedBy: slug
    .optional()
    .describe(
      'Person who compared it with its sources: name of a file in people, not the same as writtenBy',
    ),
  checkedOn: isoDate
    .optional()
    .describe('Day on which that person compared it; without one no page names that person'),
};

export type Signed = {
  writtenBy?: string | undefined;
  checkedBy?: string | undefined;
  checkedOn?: string | undefined;
};
