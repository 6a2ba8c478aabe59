import { pastedValue } from '#domain/fairness/pasted.ts';
import type { ColumnMapping, ColumnRole } from '#domain/rounds/reading/read-event.ts';
import type { BonusRules } from '#domain/rounds/report.ts';
import type { Place } from '#domain/rounds/round.ts';
import { UNSEEN } from '#domain/text/unseen.ts';
import { COLUMN_ROLES } from '#format/rounds/form-fields.ts';

/** What is missing or impossible the browser says at the field before a form is read. */
const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const DATES = ['iso', 'day-first', 'month-first', 'seconds', 'milliseconds'] as const;

/** The columns of a table as the reader confirmed them. */
export function readMapping(form: FormData): ColumnMapping {
  const columns: Partial<Record<ColumnRole, number>> = {};
  for (const [role] of COLUMN_ROLES) {
    const chosen = textIn(form, role);
    if (chosen !== '') columns[role] = Number(chosen);
  }
  const dates = textIn(form, 'dates');
  return {
    columns,
    decimal: textIn(form, 'decimal') === ',' ? ',' : '.',
    dates: DATES.find((order) => order === dates) ?? 'iso',
    minutesAhead: Number(textIn(form, 'minutesAhead')),
    currency: textIn(form, 'currencyOfAll').toUpperCase(),
    game: textIn(form, 'gameOfAll').toLowerCase(),
  };
}

const partsOf = (text: string, between: RegExp) => [
  ...new Set(text.split(between).flatMap((part) => part.trim() || [])),
];

const EVERY_UNSEEN = new RegExp(UNSEEN.source, 'gu');
const HEX_SEEDS = /(?<![0-9a-z])[0-9a-f]{32,128}(?![0-9a-z])/gi;

/** Seeds from a text area, one a line, without what copying put around them; lists and tables of hex too. */
export const readSeeds = (form: FormData): string[] => {
  const lines = partsOf(textIn(form, 'seeds').replaceAll(EVERY_UNSEEN, ''), /[\r\n]/);
  const seeds = lines.flatMap((line) => {
    const inHex = line.match(HEX_SEEDS) ?? [];
    const isList = inHex.length > 1 || (inHex.length === 1 && /[\t,;|]/.test(line));
    return isList ? inHex : pastedValue(line).value || [];
  });
  return [...new Set(seeds)];
};

/** A row of a file, both counted from 1. */
export const readRow = (form: FormData): Place => ({
  file: Number(textIn(form, 'file') || '1') - 1,
  row: Number(textIn(form, 'row')),
});

/** A form names minutes, and the last one belongs to the bonus. */
const LAST_OF_MINUTE = 59_999;

/** The rules of a bonus; what is left empty is not checked. Times are in UTC, as those of a history are. */
export function readBonusRules(form: FormData): BonusRules {
  const timeIn = (name: string) => {
    const at = Date.parse(`${textIn(form, name)}Z`);
    return Number.isNaN(at) ? null : at;
  };
  const endsAt = timeIn('endsAt');
  return {
    startsAt: timeIn('startsAt'),
    endsAt: endsAt === null ? null : endsAt + LAST_OF_MINUTE,
    largestBet: textIn(form, 'largestBet') || null,
    currency: textIn(form, 'currency').toUpperCase(),
    excludedGames: partsOf(textIn(form, 'excludedGames').toLowerCase(), /,/),
  };
}
