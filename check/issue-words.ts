import type * as z from 'zod';

export type Issue = z.core.$ZodIssue;

export const NO_COMMAS = 'A number has no commas and no spaces in it: 500000';

const FORMS: Readonly<Record<string, string>> = {
  array: 'a list: lines that begin with - ',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'fields of its own, each in a line below it that is set in',
  record: 'names with fields of their own, each in a line below it that is set in',
  string: 'a text',
};

/** The form that a schema expects, in words for the owner of the site. */
export function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (!issue.message.startsWith('Invalid input')) break;
      return FORMS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.length === 1
        ? show(issue.values[0])
        : `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (!issue.message.startsWith('Too small')) break;
      return bound(issue, issue.inclusive ? 'at least' : 'more than', issue.minimum);
    case 'too_big':
      return bound(issue, issue.inclusive ? 'at most' : 'less than', issue.maximum);
    case 'not_multiple_of':
      return `at most ${String(issue.divisor).split('.')[1]?.length ?? 0} digits after the point`;
    case 'invalid_format':
      if (issue.format === 'email') return 'a mail address such as name@example.org';
      break;
    case 'invalid_key':
      return issue.issues.map(expectation).join(', or ');
    case 'invalid_union': {
      const { options } = issue as { options?: readonly unknown[] };
      if (options !== undefined) return `one of ${options.map(String).join(', ')}`;
      break;
    }
    default:
  }
  return issue.message.replace(/^expected /i, '');
}

/** Remedy for a number that was written as a text, a text that reads like a number, or a day in digits alone. */
export function formHint(issue: Issue, value: unknown): string | undefined {
  if (issue.message.includes('YYYY-MM-DD')) {
    const digits = /^(\d{4})[./]?(0[1-9]|1[0-2])[./]?(0[1-9]|[12]\d|3[01])$/;
    const [, year, month, day] = digits.exec(String(value)) ?? [];
    return day === undefined ? undefined : `Did you mean ${year}-${month}-${day}?`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return 'Put it in quotes';
  }
  if (issue.expected === 'int' && typeof value === 'number' && Number.isFinite(value)) {
    return 'A point begins the decimals, so that 3.400 is 3.4; 3,400 is written 3400';
  }
  const isNumber = ['number', 'int'].includes(issue.expected);
  return isNumber && typeof value === 'string' && /^\d{1,3}(?:[,.' ]\d{3})+/.test(value)
    ? NO_COMMAS
    : undefined;
}

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

const bound = (
  { exact, origin }: { exact?: boolean; origin: string },
  words: string,
  limit: number | bigint,
) => `${exact ? 'exactly' : words} ${limit}${UNITS[origin]?.[limit === 1 ? 0 : 1] ?? ''}`;

export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' && !Number.isFinite(value)) return `no finite number (${value})`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
