const LONGEST = 80;
const CLOCK =
  String.raw`(?:[T,\s]+(?:(?:-|at|à|um)\s+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([AaPp])?(?:\.?\s?[Mm]\.?)?)?` +
  String.raw`\s*([A-Z]{1,4})?\s*([+-]\d{2}(?::?\d{2})?)?(?: UTC| GMT|\s*\(.*\))?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${CLOCK}`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${CLOCK}`);
/** With a name of the day before, and "of" in any language between: "Mon, 03 Mar 2025", "3 de marzo de 2025". */
const DAY_NAME = String.raw`^(?:\p{L}+\.?,?\s+)?`;
const NAMED = [
  String.raw`${DAY_NAME}(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?:de\s+)?(\p{L}{3,})\.?,?[\s-]+(?:de\s+)?(\d{4})`,
  String.raw`${DAY_NAME}(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})`,
].map((date) => new RegExp(date + CLOCK, 'u'));
/** As C prints it: "Mon Mar  3 10:00:00 2025". */
const YEAR_AT_END = /^(\p{L}{3}\s+\p{L}{3}\s+\d{1,2})(\s+[\d:]+(?:\s+[A-Z]{3,4})?)\s+(\d{4})$/u;

/** Beginnings of the names of months in the languages of exports. */
const MONTHS = [
  ...['jan|ene|gen|янв', 'feb|fév|fev|фев', 'mar|mär|mrt|мар', 'apr|avr|abr|апр'],
  ...['may|mai|mag|mei|май|мая', 'jun|juin|giu|июн', 'jul|juil|lug|июл', 'aug|aoû|aou|ago|авг'],
  ...['sep|set|сен', 'oct|okt|ott|out|окт', 'nov|ноя', 'dec|dez|déc|dic|дек'],
].map((names) => new RegExp(`^(?:${names})`, 'i'));

/** Hours ahead of UTC. Names of several zones, such as IST and BST, are not read. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ Z: 0, UTC: 0, GMT: 0, WET: 0, WEST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MSK: 3, JST: 9 },
  ...{ EST: -5, EDT: -4, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, AEST: 10, AEDT: 11 },
};

/** Milliseconds of a unit, and the moment that it counts from: days are those of spreadsheets. */
const UNITS_OF_TIME = {
  ...{ seconds: { length: 1000, from: 0 }, milliseconds: { length: 1, from: 0 } },
  ...{ microseconds: { length: 0.001, from: 0 }, days: { length: 86_400_000, from: 25_569 } },
} as const;

/** Positions of year, month and day, by the order of a date. */
const PARTS = { iso: [0, 1, 2], 'day-first': [2, 1, 0], 'month-first': [2, 0, 1] } as const;

/** Order of the parts of a date, or the unit of a number that counts from a moment. */
export type DateForm = keyof typeof PARTS | keyof typeof UNITS_OF_TIME;

/** Milliseconds since 1970, before the year 10,000; `null` for another number. */
export const timeFrom = (milliseconds: number): number | null =>
  milliseconds >= 0 && milliseconds < 253_402_300_800_000 ? Math.trunc(milliseconds) : null;

/** Milliseconds since 1970; `null` where the text is no time written in that way. A named month needs no order. */
export function timeOf(text: string, dates: DateForm, minutesAhead = 0): number | null {
  if (text.length > LONGEST) return null;
  if (dates in UNITS_OF_TIME) {
    const { length, from } = UNITS_OF_TIME[dates as keyof typeof UNITS_OF_TIME];
    const time = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
    // A day in a spreadsheet is a fraction that a second does not divide.
    const rounded = dates === 'days' ? Math.round((time - from) * 86_400) * 1000 : time * length;
    return timeFrom(dates === 'days' ? rounded - minutesAhead * 60_000 : rounded);
  }
  const { parts, order } = partsOf(text, dates) ?? {};
  if (parts === undefined || order === undefined) return null;
  const [year = 0, month = 0, day = 0] = PARTS[order].map((at) => Number(parts[at]));
  const [hours = '0', minutes = '0', seconds = '0', fraction = '', half, zone, offset] =
    parts.slice(3);
  const ofZone = zone === undefined ? undefined : ZONES[zone];
  if (zone !== undefined && ofZone === undefined) return null;
  if (Number(hours) > (half ? 12 : 23) || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const isSaid = zone !== undefined || offset !== undefined;
  const ahead = isSaid ? (ofZone ?? 0) * 60 + minutesOf(offset ?? '') : minutesAhead;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const ofYear = year < 100 ? 2000 + year : year;
  // eslint-disable-next-line no-restricted-globals -- A calendar, not a clock.
  const utc = Date.UTC;
  const start = utc(ofYear, month - 1, day);
  const isDay = start >= utc(ofYear, month - 1, 1) && start < utc(ofYear, month, 1);
  if (month < 1 || month > 12 || !isDay) return null;
  return utc(ofYear, month - 1, day, hour, Number(minutes) - ahead, Number(seconds), milliseconds);
}

/** Groups of a date: three parts of the day in their order, then clock and zone. */
function partsOf(text: string, dates: DateForm) {
  const inFull = YEAR_FIRST.exec(text)?.slice(1);
  if (inFull) return { parts: inFull, order: 'iso' as const };
  const inNumbers = YEAR_LAST.exec(text)?.slice(1);
  if (inNumbers) {
    const order = dates === 'day-first' || dates === 'month-first' ? dates : undefined;
    return { parts: inNumbers, order };
  }
  const turned = text.replace(YEAR_AT_END, '$1 $3$2');
  for (const pattern of NAMED) {
    const [first = '', second = '', ...rest] = pattern.exec(turned)?.slice(1) ?? [];
    if (first === '') continue;
    const name = /\d/.test(first) ? second : first;
    const month = MONTHS.findIndex((names) => names.test(name)) + 1;
    const day = name === first ? second : first;
    return { parts: [day, String(month), ...rest], order: 'day-first' as const };
  }
  return null;
}

function minutesOf(offset: string): number {
  const [sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset)?.slice(1) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** Ways in which a time is written, by the text alone; `either` where day and month can change places. */
export function datesIn(text: string): DateForm | 'either' | null {
  if (/^\d{5}([.,]\d+)?$/.test(text)) return 'days';
  if (/^\d{9,10}(\.\d+)?$/.test(text)) return 'seconds';
  if (/^\d{12,14}$/.test(text)) return 'milliseconds';
  if (/^\d{15,17}$/.test(text)) return 'microseconds';
  if (timeOf(text, 'iso') !== null) return 'iso';
  // Points stand behind the day alone.
  if (/^\d{1,2}\./.test(text) && timeOf(text, 'day-first') !== null) return 'day-first';
  const orders = (['day-first', 'month-first'] as const).filter((order) => timeOf(text, order));
  return orders.length === 2 ? 'either' : (orders[0] ?? null);
}
