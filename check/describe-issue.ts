import leven from 'leven';
import type * as z from 'zod';

/** What is wrong with one field of one content file, in words for the site's owner. */
export type Problem = {
  file: string;
  field: string;
  found: string;
  expected: string;
  hint?: string;
};

/** Notes one problem: where it is, what was found there, what was expected and what was probably meant. */
export type Say = (
  file: string,
  field: string,
  found: string,
  expected: string,
  hint?: string,
) => void;

/** All that a rule says, in its order. */
export function problemsSaid(rule: (say: Say) => void): Problem[] {
  const problems: Problem[] = [];
  rule((file, field, found, expected, hint) => {
    problems.push({ file, field, found, expected, ...hinted(hint) });
  });
  return problems;
}

/** Each entry whose key an earlier one has, with the first that has it. */
export function repeated<One>(all: readonly One[], keyOf: (one: One) => unknown) {
  const known = new Map<unknown, { one: One; index: number }>();
  return all.flatMap((one, index) => {
    const first = known.get(keyOf(one));
    if (first !== undefined) return [{ one, index, first: first.one, firstIndex: first.index }];
    known.set(keyOf(one), { one, index });
    return [];
  });
}

type Issue = z.core.$ZodIssue;

/** The nearest of the known names if a slip of the finger could explain the difference. */
export function didYouMean(found: string, known: readonly string[]): string | undefined {
  const nearest = known
    .map((name) => ({ name, distance: leven(found.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (nearest === undefined) return undefined;
  const allowed = Math.max(2, Math.floor(found.length / 3));
  return nearest.distance > 0 && nearest.distance <= allowed ? nearest.name : undefined;
}

/** Turns a schema's issue into problems: one for each field that is concerned. */
export function describeIssue(
  file: string,
  data: unknown,
  issue: Issue,
  keys: string[],
): Problem[] {
  const field = fieldName(issue.path);
  const found = show(valueAt(data, issue.path));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: fieldName([...issue.path, key]),
      found: 'a field that does not exist here',
      expected: 'only the fields that docs/CONTENT.md lists',
      ...hinted(/^\d+$/.test(key) ? NO_COMMAS : suggestion(key, keys)),
    }));
  }
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.filter((branch) => branch.length > 0);
    const deepest = branches.sort((a, b) => depth(b) - depth(a))[0];
    if (deepest !== undefined && depth(deepest) > 0) {
      return deepest.flatMap((inner) =>
        describeIssue(file, data, { ...inner, path: [...issue.path, ...inner.path] }, keys),
      );
    }
    const expected = [...new Set(branches.flat().map(expectation))].join(', or ');
    return [{ file, field, found, expected: expected || issue.message }];
  }
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const value = valueAt(data, issue.path);
  return [
    {
      file,
      field,
      found,
      expected: expectation(issue),
      ...hinted(
        formHint(issue, value) ?? suggestion(typeof value === 'string' ? value : '', values),
      ),
    },
  ];
}

/** One line for a problem: file, field, found, expected and, where there is one, a hint. */
export function formatProblem({ file, field, found, expected, hint }: Problem): string {
  const where = field === '' ? file : `${file} → ${field}`;
  return `${where}: found ${found}, expected ${expected}${hint ? `. ${hint}` : ''}`;
}

/** The hint that names what was probably meant; nothing where nothing is near. */
export function suggestion(found: string, known: readonly string[]): string | undefined {
  const name = didYouMean(found, known);
  return name === undefined ? undefined : `Did you mean ${name}?`;
}

export const hinted = (hint: string | undefined) => (hint === undefined ? {} : { hint });

const NO_COMMAS = 'A number has no commas and no spaces in it: 500000';

/** What to do about a number that was written as a text, or a text that reads like a number. */
function formHint(issue: Issue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return 'Put it in quotes';
  }
  const isNumber = ['number', 'int'].includes(issue.expected);
  return isNumber && typeof value === 'string' && /^\d{1,3}(?:[,.' ]\d{3})+/.test(value)
    ? NO_COMMAS
    : undefined;
}

const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (!issue.message.startsWith('Invalid input')) break;
      return `${article(issue.expected)} ${issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? show(issue.values[0])
        : `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return bound(issue, issue.inclusive ? 'at least' : 'more than', issue.minimum);
    case 'too_big':
      return bound(issue, issue.inclusive ? 'at most' : 'less than', issue.maximum);
    default:
  }
  return issue.message.replace(/^expected /i, '');
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

const bound = (
  { exact, origin }: { exact?: boolean; origin: string },
  words: string,
  limit: number | bigint,
) => `${exact ? 'exactly' : words} ${limit}${UNITS[origin] ?? ''}`;

export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === 'number'
        ? `${name}[${key}]`
        : name === ''
          ? String(key)
          : `${name}.${String(key)}`,
    '',
  );
}

/** Every text in a value at any depth, with where it stands. */
export function textsIn(
  node: unknown,
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; text: string }[] {
  if (typeof node === 'string') return [{ path, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(node) ? Number(key) : key]),
  );
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null
        ? (node as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
