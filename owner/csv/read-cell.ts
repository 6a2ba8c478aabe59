import { placesOf } from '#domain/money/money.ts';
import type { Column } from './columns.ts';
import { valueIn } from './dashboard-words.ts';
import { BETWEEN, NONE } from './list-cells.ts';

/** Reads a cell in the words of the content, by the last part of its column; or says why it is ambiguous. */
export type ReadCell = { parts: Readonly<Record<string, string>> } | { expected: string };

const whole = (text: string): ReadCell => ({ parts: { '': text } });
const either = (one: string, other: string): ReadCell => ({
  expected: `one of its two readings: ${one}, or ${other}`,
});

const MINUTES = { m: 1, h: 60, d: 1440, w: 10_080 } as const;
const WAIT =
  /^(?:up to |within |max(?:imum|\.)? |≤ ?|< ?)?(?:(\d+(?:\.\d+)?) ?(?:-|–|to) ?)?(\d+(?:\.\d+)?) ?(m|h|d|w)(?:in(?:ute)?s?|ours?|rs?|ays?|eeks?)?\.?$/;

/** Minutes from a wait in words; `isRange` where the column takes both ends. */
export function readWait(cell: string, isRange: boolean): ReadCell | null {
  const text = cell.toLowerCase();
  if (/^instant(?:ly|aneous)?$/.test(text)) {
    return either('a minute at most, written 1 min', 'no time stated, an empty cell');
  }
  if (/(?:business|working|banking) days?$/.test(text)) {
    return either('days of 24 hours', 'days that leave out weekends, in minutes');
  }
  const [, from, to, unit] = WAIT.exec(text) ?? [];
  if (to === undefined || unit === undefined) return null;
  const minutes = (count: string) => String(Number(count) * MINUTES[unit as keyof typeof MINUTES]);
  if (isRange) return { parts: { fromMinutes: minutes(from ?? '0'), toMinutes: minutes(to) } };
  return from === undefined ? whole(minutes(to)) : { expected: 'one time, not two' };
}

/** Whole days from a wait in words: 30 days, 2 weeks, 72h. */
export function readDays(cell: string): ReadCell | null {
  const wait = readWait(cell, false);
  if (wait === null || 'expected' in wait) return wait;
  const days = Number(wait.parts['']) / MINUTES.d;
  return Number.isInteger(days) ? whole(String(days)) : { expected: 'whole days' };
}

const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₿': 'BTC',
};
const SUM =
  /^((?:US)?[$€£¥₿]|[A-Z]{3,5})? ?(\d[\d,. ']*?)(k|m)? ?([A-Z]{3,5}|[$€£¥₿])?(?: ?(?:\/|per |a )(day|week|month))?$/i;

/** An amount and its currency, which may stand beside it; `hasPeriod` where it may be one of a day or a week. */
export function readSum(cell: string, hasPeriod: boolean, beside = ''): ReadCell | null {
  const text = cell
    .trim()
    .replace(/ (?:(week|month)ly|daily)$/i, (_, unit = 'day') => ` a ${unit}`);
  const [, before, figure = '', times = '', after, period] = SUM.exec(text) ?? [];
  const codes = [before, after].flatMap((sign) =>
    sign === undefined ? [] : (SIGNS[sign.toUpperCase()] ?? sign.toUpperCase()),
  );
  const [currency] = codes;
  // A dollar sign with CAD behind it is no US dollar.
  if (new Set(codes).size > 1) return null;
  if (figure === '' || (currency === undefined && !/[.,]\d\d$/.test(figure))) return null;
  const per = period?.toLowerCase();
  if (per !== undefined && !hasPeriod) return { expected: 'a sum without a period' };
  const number = readNumber(figure, false);
  if (number === null) return null;
  if ('expected' in number) return number;
  const places = placesOf(currency ?? (beside || 'USD'));
  const scale = { k: 1_000, m: 1_000_000 }[times.toLowerCase()] ?? 1;
  const exact = Number(number.parts['']) * scale * 10 ** places;
  const minorUnits = String(Math.round(exact));
  if (Math.abs(exact - Number(minorUnits)) > 1e-6) {
    return { expected: `a sum with at most ${places} decimals` };
  }
  const isShort = per === 'day' || per === 'week';
  return {
    parts: { minorUnits, ...(currency !== undefined && { currency }), ...(isShort && { per }) },
  };
}

/** A number as people write it. Three digits after one point can be thousands or decimals. */
export function readNumber(cell: string, isInteger: boolean): ReadCell | null {
  const text = cell
    .replace(/^(?:[×x] ?|(?:over|about|more than) |[~>] ?)| ?[%×x+]$/gi, '')
    .replaceAll(/(?<=\d)[ '\u00a0\u202f](?=\d{3})/g, ',');
  if (/^\d+(?:\.\d+)?$/.test(text) && !/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return whole(text);
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return whole(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text) && (isInteger || /\..*[.,]/.test(text))) {
    return whole(text.replaceAll('.', '').replace(',', '.'));
  }
  if (/^\d{1,3}\.\d{3}$/.test(text)) {
    // A last digit more says that they are decimals.
    const decimal = text.endsWith('0') ? String(Number(text)) : `${text}0`;
    return either(decimal, text.replace('.', ''));
  }
  return /^(?:\d+,\d{1,2}|0,\d+)$/.test(text) ? whole(text.replace(',', '.')) : null;
}

/** Order of day and month in the days of a table, as far as any of them tells. */
export function dayOrder(cells: readonly string[]): 'day' | 'month' | null {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(cell) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isDay = pairs.some(([first]) => first > 12);
  const isMonth = pairs.some(([, second]) => second > 12);
  return isDay === isMonth ? null : isDay ? 'day' : 'month';
}

export function readDay(cell: string, order: ReturnType<typeof dayOrder>): ReadCell | null {
  const [, a = '', sign, b = '', year = ''] =
    /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/.exec(cell) ?? [];
  if (sign === undefined) {
    const spelled = /^(?:\d{1,2}\.? [a-z]{3,9}\.? \d{4}|[a-z]{3,9}\.? \d{1,2},? \d{4})$/i.test(
      cell,
    );
    const at = spelled ? Date.parse(`${cell} UTC`) : NaN;
    // 31 April would be read as the first of May.
    const isDay = new Date(at).getUTCDate() === Number(/\b\d{1,2}\b/.exec(cell));
    return !isDay ? null : whole(new Date(at).toISOString().slice(0, 10));
  }
  const iso = (day: string, month: string) =>
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (sign === '.' || order === 'day' || Number(a) > 12 || a === b) return whole(iso(a, b));
  if (order === 'month' || Number(b) > 12) return whole(iso(b, a));
  return either(iso(a, b), iso(b, a));
}

/** One of the values that a column takes, yes and no, and words for no limit. */
export function readChoice(cell: string, { types, values }: Column): ReadCell | null {
  const text = cell.toLowerCase();
  if (types.has('boolean') && /^(?:yes|y|true|no|n|false)$/.test(text)) {
    return whole(String(/^[yt]/.test(text)));
  }
  const isEndless = /^(?:no (?:limit|cap|maximum)|unlimited)$/.test(text);
  const endless = isEndless ? values.find((value) => /^no-(?:limit|cap)$/.test(value)) : undefined;
  const said = endless ?? valueIn(text, values);
  return said === undefined ? null : whole(said);
}

/** Values of a list, or codes of coins, however they are set apart: BTC, ETH. Texts are set apart by | alone. */
export function readList(cell: string, { name, values }: Column): ReadCell | null {
  const isOfCoins = name.endsWith('coins.value');
  if (cell === NONE || (values.length === 0 && !isOfCoins)) return null;
  const parts = cell.split(/[|,;/\n]|\band\b/).map((part) => part.trim());
  const read = parts
    .filter((part) => part !== '')
    .map((part) => (isOfCoins ? part.toUpperCase() : (valueIn(part, values) ?? part)));
  return whole([...new Set(read)].join(BETWEEN));
}
