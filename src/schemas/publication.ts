import * as z from 'zod';
import { isoDate } from './iso-date.ts';

/** Fields of what can wait before it is part of the site: each may be left out. */
export const publication = {
  draft: z
    .boolean()
    .optional()
    .describe('true keeps it off the site until this line is gone; npm run dev shows it, marked'),
  publishOn: isoDate
    .optional()
    .describe('Day from which it is part of the site, if that is not today'),
};
