type DueRequest =
  | { ok: true; until: string | null; form: 'table' }
  | { ok: true; until: string | null; form: 'csv' | 'ics'; file: string }
  | { ok: false; reason: string };

const USAGE = 'Say: npm run due [until 2027-01-31] [csv FILE | ics FILE]';

export function readWords(words: readonly string[]): DueRequest {
  const until = words[0] === 'until' ? (words[1] ?? '') : null;
  if (until !== null && !isDay(until)) {
    const found = until || 'nothing';
    return {
      ok: false,
      reason: `Expected a day such as 2027-01-31 after until, found ${found}. ${USAGE}`,
    };
  }
  const [form, file, ...more] = until === null ? words : words.slice(2);
  if (form === undefined) return { ok: true, until, form: 'table' };
  const isFile = (form === 'csv' || form === 'ics') && file !== undefined && more.length === 0;
  return isFile ? { ok: true, until, form, file } : { ok: false, reason: USAGE };
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);
