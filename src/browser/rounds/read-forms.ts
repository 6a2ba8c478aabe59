import { readLargestBet } from '#domain/rounds/cost/largest-bet.ts';
import { pastedValue } from '#domain/fairness/pasted.ts';
import type { ColumnMapping } from '#domain/rounds/reading/read-event.ts';
import type { BonusRules } from '#domain/rounds/report.ts';
import type { Place } from '#domain/rounds/round.ts';
import { UNSEEN } from '#domain/text/unseen.ts';
import {
  COLUMN_ROLES,
  DATES,
  type FieldErrors,
  type FormField,
  STAKES,
} from '#format/rounds/form-fields.ts';

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Errors in a form: missing and impossible values, as sentences that name the value and ask for a valid one.
 * `unfinished` has the names of fields whose text the browser cannot give, such as half a date.
 */
export function wrongFields(
  form: FormData,
  fields: readonly FormField[],
  unfinished: readonly string[] = [],
): FieldErrors {
  const errors = fields.flatMap(({ name, required = false, pattern, ask = '' }) => {
    const found = textIn(form, name);
    if (unfinished.includes(name)) return [[name, `A part is missing. ${ask}`]];
    if (found === '') return required ? [[name, `This field is empty. ${ask}`]] : [];
    return pattern?.test(found) === false ? [[name, `“${found}” can’t be read. ${ask}`]] : [];
  });
  return Object.fromEntries(errors) as FieldErrors;
}

export function readMapping(form: FormData): ColumnMapping {
  const chosen = COLUMN_ROLES.map(([role]) => [role, textIn(form, role)] as const);
  const dates = textIn(form, 'dates');
  return {
    columns: Object.fromEntries(
      chosen.flatMap(([role, column]) => (column === '' ? [] : [[role, Number(column)]])),
    ),
    decimal: textIn(form, 'decimal') === ',' ? ',' : '.',
    dates: DATES.find(([order]) => order === dates)?.[0] ?? 'iso',
    stakes: STAKES.find(([way]) => way === textIn(form, 'stakes'))?.[0] ?? 'plain',
    emptyPayout: textIn(form, 'emptyPayout') === 'lost' ? 'lost' : 'unknown',
    minutesAhead: Number(textIn(form, 'minutesAhead')),
    currency: textIn(form, 'currencyOfAll').toUpperCase(),
    game: textIn(form, 'gameOfAll').toLowerCase(),
  };
}

const EVERY_UNSEEN = new RegExp(UNSEEN.source, 'gu');
const HEX_SEEDS = /(?<![0-9a-z])[0-9a-f]{32,128}(?![0-9a-z])/gi;

/** Seeds from a text area, one a line, without what copying put around them; lists and tables of hex too. */
export const readSeeds = (form: FormData): string[] => {
  const lines = textIn(form, 'seeds')
    .replaceAll(EVERY_UNSEEN, '')
    .split(/[\r\n]/);
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

/** Errors in pasted seeds: a text of labels alone holds none. */
export const wrongSeeds = (form: FormData): FieldErrors =>
  readSeeds(form).length > 0 ? {} : { seeds: 'There is no seed in this text. Paste at least one.' };

export function wrongBonusRules(form: FormData): FieldErrors {
  const { startsAt, endsAt, largestBet, excludedGames } = readBonusRules(form);
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) {
    return { endsAt: 'This is before the first moment. Enter a later one.' };
  }
  if (textIn(form, 'largestBet') !== '' && largestBet === null) {
    return { largestBet: 'Enter an amount, or “20% of the bonus” and the size of the bonus.' };
  }
  const isAnyGiven = (startsAt ?? endsAt ?? largestBet) !== null || excludedGames.length > 0;
  return isAnyGiven ? {} : { startsAt: 'The form is empty. Enter at least one rule.' };
}

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
    ...(readLargestBet(textIn(form, 'largestBet'), textIn(form, 'bonusSize')) ?? {
      largestBet: null,
    }),
    currency: textIn(form, 'currency').toUpperCase(),
    excludedGames: textIn(form, 'excludedGames')
      .toLowerCase()
      .split(',')
      .flatMap((game) => game.trim() || []),
  };
}
