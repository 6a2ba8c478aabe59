type DueRequest = { ok: true; until: string | null } | { ok: false; reason: string };

const USAGE = 'Say: npm run due [until 2027-01-31]';

export function readWords([word, day = 'nothing', ...more]: readonly string[]): DueRequest {
  if (word === undefined) return { ok: true, until: null };
  if (word !== 'until' || more.length > 0) return { ok: false, reason: USAGE };
  if (isDay(day)) return { ok: true, until: day };
  return {
    ok: false,
    reason: `Expected a day such as 2027-01-31 after until, found ${day}. ${USAGE}`,
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);
