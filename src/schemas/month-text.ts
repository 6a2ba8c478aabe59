import * as z from 'zod';

/** Month in words, such as November 2026. */
export const monthText = z
  .string()
  .regex(
    /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20(?:09|[1-9]\d)$/,
    'expected a month and a year, such as November 2026',
  );

/** Month as the beginning of an ISO date, such as 2026-11. */
export const isoMonth = (text: string): string =>
  new Date(`1 ${text} UTC`).toISOString().slice(0, 7);
