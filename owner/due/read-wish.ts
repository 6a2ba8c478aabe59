import * as z from 'zod';

export type Wish =
  | { ok: true; until: string | null; form: 'table' }
  | { ok: true; until: string | null; form: 'csv' | 'ics'; file: string }
  | { ok: false; reason: string };

const USAGE = 'Say: npm run due [until 2027-01-31] [csv FILE | ics FILE]';

/** What the words after the command ask for. */
export function readWish(words: readonly string[]): Wish {
  const [first, day, ...afterDay] = words;
  const isLimited = first === 'until';
  if (isLimited && !z.iso.date().safeParse(day).success) {
    return {
      ok: false,
      reason: `Expected a day such as 2027-01-31 after until, found ${day}. ${USAGE}`,
    };
  }
  const until = isLimited ? (day ?? null) : null;
  const [form, file, ...more] = isLimited ? afterDay : words;
  if (form === undefined) return { ok: true, until, form: 'table' };
  if ((form === 'csv' || form === 'ics') && file !== undefined && more.length === 0) {
    return { ok: true, until, form, file };
  }
  return { ok: false, reason: USAGE };
}
