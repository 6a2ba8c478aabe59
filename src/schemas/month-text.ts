import * as z from 'zod';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A month as a text bears it: November 2026. */
export const monthText = z
  .string()
  .regex(
    new RegExp(`^(?:${MONTHS.join('|')}) 20\\d\\d$`),
    'expected a month and a year, such as November 2026',
  );

/** The same as the beginning of an ISO date: 2026-11. */
export function isoMonth(text: string): string {
  const [month = '', year = ''] = text.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
}
