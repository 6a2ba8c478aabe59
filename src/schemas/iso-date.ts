import * as z from 'zod';

/**
 * YAML parsers disagree about a bare `2026-11-20`: some return text, some a Date at midnight UTC.
 */
function writeDateAsText(value: unknown): unknown {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return value;
  return value.toISOString().slice(0, 10);
}

/** No text of this site is older, and no plan reaches further: another year is a typing error. */
const isOfOurTime = (day: string): boolean => day >= '1900' && day < '2100';

const OUR_TIME = { error: 'Expected a day from 1900 to 2099: is the year right?', abort: true };

/** Calendar day as text or Date, normalised to `YYYY-MM-DD`. Rejects invalid days. */
export const isoDate = z.preprocess(
  writeDateAsText,
  z.iso
    .date({ error: 'Expected a day written as YYYY-MM-DD, for example 2026-11-20', abort: true })
    .refine(isOfOurTime, OUR_TIME),
);

/** Date of this site's own work: of publication, of a change, or of reading a source. */
export const publicationDate = isoDate.refine((day) => day >= '2009-01-03', {
  error: 'Expected a day since 2009-01-03, on which Bitcoin began: is the year right?',
});

/** Calendar day, or a month as `YYYY-MM` where the source names no day. */
export const isoDateOrMonth = z.preprocess(
  writeDateAsText,
  z
    .union([z.iso.date(), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)], {
      error: 'Expected YYYY-MM-DD or YYYY-MM, for example 2026-11-20 or 2026-06',
    })
    .refine(isOfOurTime, OUR_TIME),
);
