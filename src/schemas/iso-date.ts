import * as z from 'zod';

/** A calendar day. YAML reads an unquoted 2026-11-20 as a Date; both forms give the string. */
export const isoDate = z.preprocess(
  (found) =>
    found instanceof Date && !Number.isNaN(found.valueOf())
      ? found.toISOString().slice(0, 10)
      : found,
  z.iso.date('expected a date written 2026-11-20'),
);
