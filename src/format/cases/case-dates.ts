import type { CaseDate, CaseInput, DateEffect } from '#domain/complaints/case-types.ts';
import { LOCALE } from '../locale.ts';
import { startSentence } from '../counted.ts';
import { DONE_WORDS, EVENT_WORDS } from './form-words.ts';

/** A date as the list and the ruler show it. */
export type CaseDateView = {
  id: string;
  day: string;
  kind: 'past' | 'now' | 'you' | 'due' | 'go';
  /** Day as set in large type. */
  shown: string;
  title: string;
  text: string;
  source: string;
  /** Rule that the law forbids. */
  isStruck: boolean;
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatWith(options: Intl.DateTimeFormatOptions, day: string): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Dec 1; May 20, 2027 in another year than today’s. */
export const formatDay = (day: string, today: string): string =>
  formatWith({ month: 'short', day: 'numeric', timeZone: 'UTC', ...yearOf(day, today) }, day);

/** December 1; May 20, 2027 in another year than today’s. */
export const formatLongDay = (day: string, today: string): string =>
  formatWith({ month: 'long', day: 'numeric', timeZone: 'UTC', ...yearOf(day, today) }, day);

/** Friday */
const formatWeekday = (day: string): string =>
  formatWith({ weekday: 'long', timeZone: 'UTC' }, day);

/** Nov 2026 at the start of a ruler and in January, otherwise Dec. */
export const formatMonth = (day: string, isFirst: boolean): string =>
  formatWith(
    {
      month: 'short',
      timeZone: 'UTC',
      ...((isFirst || day.slice(5, 7) === '01') && { year: 'numeric' }),
    },
    day,
  );

const yearOf = (day: string, today: string): { year?: 'numeric' } =>
  day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' };

const TITLES: Readonly<Record<string, string>> = {
  'own-last': 'Last day at the casino',
  'licence-last': 'Last day by the license',
  'earlier-last': 'Last day by earlier rules',
  ack: 'It must confirm',
  'own-ack': 'It must confirm, it says',
  answer: 'It must answer',
  'own-answer': 'It must answer, it says',
  'rg-answer': 'It must answer',
  'adr-decides': 'The body decides',
};

const KIND_TITLES: Readonly<Record<CaseDate['kind'], string>> = {
  'reader-last': 'Your last day',
  'operator-due': 'It must act',
  'next-from': 'You may go on',
  'next-last': 'Last day to go on',
};

const KINDS = {
  'reader-last': 'you',
  'operator-due': 'due',
  'next-from': 'go',
  'next-last': 'you',
} as const;

const EFFECT_WORDS: Readonly<Record<DateEffect, string>> = {
  binding: 'read at the source',
  guidance: 'the regulator’s guidance',
  advice: 'the regulator’s advice',
  'weak-source': 'via trade press',
  unsettled: 'unsettled',
  'general-consumer-law': 'law for all traders',
  'own-text': 'its own terms',
  struck: 'the rules don’t allow it',
  'only-if-licensed': 'only if the register shows this site',
  'not-applicable': 'for another kind of trouble',
  replaced: 'overtaken since',
};

const UNITS: Readonly<Record<string, string>> = { 'business-days': 'business days' };

/** Period of a date, such as 7 business days, from the words on how it was counted. */
export function spanOf({ counted }: CaseDate): string | null {
  const [, count = '', unit = ''] = /\+ (\d+) ([a-z-]+)/.exec(counted) ?? [];
  if (unit === '') return null;
  const words = UNITS[unit] ?? unit;
  const plural = words.replace(/s?$/, 's');
  return `${count} ${count === '1' ? plural.slice(0, -1) : plural}`;
}

/** Longer time that the casino may take, by the id of the date that it moves. */
const EXTENDED: Readonly<Record<string, string>> = {
  answer: 'answer-extended',
  'own-answer': 'own-answer-extended',
};
const isExtension = ({ id }: CaseDate) => Object.values(EXTENDED).includes(id);

/** True if the casino's own day to act is the license's too, and no longer time moves it. */
const isTwin = ({ id, day }: CaseDate, all: readonly CaseDate[]): boolean =>
  all.some((other) => `own-${other.id}` === id && other.day === day) &&
  all.every((other) => other.id !== EXTENDED[id]);

/** Title of a date. */
export const dateTitle = (date: CaseDate): string =>
  isExtension(date) ? 'With its extension' : (TITLES[date.id] ?? KIND_TITLES[date.kind]);

/** Words around the dates of a case. */
type DateWords = {
  /** Name of the license that a rule is of. */
  nameOf: (authority: string) => string;
  /** Body that hears the case next. */
  next: string | null;
  /** Ending of the own last day, such as “or it’s void”. */
  late: string | null;
  /** Day on which the casino’s terms were read. */
  readOn: string | null;
  /** True if the license leaves open whether terms may set an earlier day. */
  isUnsettled: boolean;
};

/** Dates of a case in order, with what happened and today among them. */
export function caseDates(
  input: CaseInput,
  dates: readonly CaseDate[],
  words: DateWords,
): CaseDateView[] {
  const { today, trouble } = input;
  const shown = dates.filter((date) => !isExtension(date) && !isTwin(date, dates));
  const plain = { source: '', isStruck: false };
  const events = input.events.map(({ kind, day, dayFrom, dayTo }, index) => ({
    ...plain,
    id: `event-${index}`,
    day: day ?? dayFrom ?? today,
    kind: 'past' as const,
    shown: formatDay(day ?? dayFrom ?? today, today),
    title: kind === 'deposit-taken' ? 'It took a deposit' : EVENT_WORDS[trouble],
    text:
      dayTo !== undefined
        ? `Or later, up to ${formatDay(dayTo, today)}.`
        : kind === 'deposit-taken'
          ? 'Name this day in the letter.'
          : 'Day 0. Counting starts the next day.',
  }));
  const dated = input.done.filter(({ kind }) => !/^(?:court|public-post)$/.test(kind));
  const done = dated.map(({ kind, day }, index) => ({
    ...plain,
    id: `done-${index}`,
    day,
    kind: 'past' as const,
    shown: formatDay(day, today),
    title: DONE_WORDS[kind] ?? 'You wrote to it',
    text: '',
  }));
  const now = {
    ...plain,
    id: 'today',
    day: today,
    kind: 'now' as const,
    shown: 'Today',
    title: input.done.length === 0 ? 'Write' : 'You are here',
    text: `${formatWeekday(today)}, ${formatDay(today, today)}.`,
  };
  const views = shown.map((date) => dateView(date, dates, words, today));
  // Equal days keep this order.
  return [...events, ...done, now, ...views].toSorted((a, b) => a.day.localeCompare(b.day));
}

function dateView(
  date: CaseDate,
  all: readonly CaseDate[],
  words: DateWords,
  today: string,
): CaseDateView {
  const { id, day, kind, effect, rule, status, note } = date;
  const isStruck = effect === 'struck';
  const isOff = isStruck || effect === 'not-applicable' || effect === 'replaced';
  const isPast = isOff || (status === 'past' && kind !== 'next-from');
  const authority = rule.split('.')[0] ?? '';
  const read = words.readOn === null ? '' : `, read ${formatDay(words.readOn, today)}`;
  const own = all.find((other) => other.id === 'own-last' && other.effect === 'own-text');
  const isSecond = id === 'licence-last' && own !== undefined && own.day < day;
  const isAlone = date === own && !all.some((other) => other.id === 'licence-last');
  const extended = all.find((other) => other.id === EXTENDED[id]);
  const twin = all.find((other) => other.id === `own-${id}` && isTwin(other, all));
  const of = authority === 'own' ? 'Its terms' : words.nameOf(authority);
  const source =
    authority === 'own' && !isStruck
      ? `Its terms${read}`
      : isSecond && words.isUnsettled
        ? 'Unsettled beside its terms'
        : `${of}: ${EFFECT_WORDS[effect]}`;
  const sentences = [
    periodWords(date, words),
    extended && `It may extend, to ${formatDay(extended.day, today)}`,
    isSecond && 'Don’t rely on it',
    isAlone && words.isUnsettled && 'Keep it; the license leaves its force open',
    noteWords(note, today),
  ].filter((text) => typeof text === 'string' && text !== '');
  return {
    id,
    day,
    kind: isPast ? 'past' : KINDS[kind],
    shown: formatDay(day, today),
    title: dateTitle(date),
    text: sentences.map((text) => `${text}.`).join(' '),
    source: twin === undefined ? source : `Its terms; ${source}`,
    isStruck,
  };
}

/** Note of a date without what says how it was counted, which stands in the fold. */
function noteWords(note: string | undefined, today: string): string {
  const said = note?.split('; ').filter((part) => !part.startsWith('counted from')) ?? [];
  const text = said.join('; ').replaceAll(/\d{4}-\d\d-\d\d/g, (day) => formatDay(day, today));
  return text && startSentence(text);
}

function periodWords(date: CaseDate, { next, late }: DateWords): string {
  const span = spanOf(date);
  if (date.kind === 'next-from') return next === null ? '' : `To ${next}`;
  if (span === null) return '';
  if (date.kind === 'operator-due' && date.id !== 'adr-decides') return `${span} from your letter`;
  return date.id === 'own-last' && late !== null && date.effect !== 'struck'
    ? `${span}, ${late}`
    : span;
}

/** Days that an extension adds to the casino’s time; `undefined` where there is none. */
export function extensionOf(dates: readonly CaseDate[]): readonly [string, string] | undefined {
  const extended = dates.find((date) => isExtension(date) && date.status !== 'past');
  const due = dates.find(({ id }) => EXTENDED[id] === extended?.id);
  return extended && due && [due.day, extended.day];
}
