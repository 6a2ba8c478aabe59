import leven from 'leven';
import type * as z from 'zod';
import { expectation, formHint, type Issue, NO_COMMAS, show } from './issue-words.ts';

/** A mistake in one field of one content file, in words for the site's owner. */
export type Problem = {
  file: string;
  field: string;
  found: string;
  expected: string;
  hint?: string | undefined;
  /** Only said: nothing stops on it. */
  isWarning?: true;
};

/** Notes one problem: where it is, what was found there, what was expected and what was probably meant. */
export type Report = (
  file: string,
  field: string,
  found: string,
  expected: string,
  hint?: string,
) => void;

export function collectProblems(rule: (report: Report, warn: Report) => void): Problem[] {
  const problems: Problem[] = [];
  const note =
    (kind: Pick<Problem, 'isWarning'>): Report =>
    (file, field, found, expected, hint) =>
      problems.push({ file, field, found, expected, hint, ...kind });
  rule(note({}), note({ isWarning: true }));
  return problems;
}

/** Problems that stop something, without those that are only said. */
export const refusals = (found: readonly Problem[]): Problem[] =>
  found.filter(({ isWarning }) => isWarning !== true);

/** Turns an issue of a schema into problems: one for each field that is concerned. */
export function describeIssue(file: string, data: unknown, issue: Issue): Problem[] {
  const field = fieldName(issue.path);
  const isName = issue.code === 'invalid_key';
  const found = isName ? `the name ${String(issue.path.at(-1))}` : show(valueAt(data, issue.path));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: fieldName([...issue.path, key]),
      found: 'a field that does not exist here',
      expected: 'a field that `npm run new` writes into such a file',
      hint: /^\d+$/.test(key) ? NO_COMMAS : suggestion(key, fieldsOf(issue)),
    }));
  }
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.filter((branch) => branch.length > 0);
    const deepest = branches.sort((a, b) => depth(b) - depth(a))[0];
    if (deepest !== undefined && depth(deepest) > 0) {
      return deepest.flatMap((inner) =>
        describeIssue(file, data, { ...inner, path: [...issue.path, ...inner.path] }),
      );
    }
    const ofBranches = [...new Set(branches.flat().map(expectation))].join(', or ');
    const isOwn = !issue.message.startsWith('Invalid');
    const expected = isOwn || ofBranches === '' ? expectation(issue) : ofBranches;
    return [{ file, field, found, expected }];
  }
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const value = valueAt(data, issue.path);
  return [
    {
      file,
      field,
      found,
      expected: expectation(issue),
      hint:
        formHint(issue, value) ??
        fieldsHint(issue) ??
        suggestion(typeof value === 'string' ? value : '', values),
    },
  ];
}

const FIELDS = 'Invalid input, for fields: ';

/** Has an issue of a map name its fields, of which a schema alone knows: an option of `safeParse`. */
export const nameFields: z.core.$ZodErrorMap = ({ inst }) => {
  const shape = inst && 'shape' in inst ? Object.keys(Object(inst.shape)) : [];
  return shape.length === 0 ? undefined : FIELDS + shape.join(', ');
};

const fieldsOf = ({ message }: Issue): string[] =>
  message.startsWith(FIELDS) ? message.slice(FIELDS.length).split(', ') : [];

/** Names of the fields that a map needs. */
function fieldsHint(issue: Issue): string | undefined {
  const isPart = issue.code === 'invalid_type' && issue.path.length > 0;
  const fields = isPart ? fieldsOf(issue) : [];
  return fields.length === 0 ? undefined : `Its fields: ${fields.join(', ')}`;
}

/** One line for a problem: file, field, found, expected and, where there is one, a hint. */
export function formatProblem({ file, field, found, expected, hint }: Problem): string {
  const where = field === '' ? file : `${file} → ${field}`;
  return `${where}: found ${found}, expected ${expected}${hint ? `. ${hint}` : ''}`;
}

/** A count with its word: 1 problem, 2 problems. */
export const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;

/** The hint that names the nearest of the known names, if a slip of the finger could explain the difference. */
export function suggestion(found: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, distance: leven(found.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  // Of a short word two other letters are another word.
  const allowed = found.length < 4 ? 1 : Math.max(2, Math.floor(found.length / 3));
  if (nearest === undefined || nearest.name === found) return undefined;
  const isNear = nearest.distance <= allowed && nearest.distance < found.length;
  return isNear ? `Did you mean ${nearest.name}?` : undefined;
}

const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** A text in a content file: its path, and the name of its field. */
export type Placed = { path: readonly (string | number)[]; field: string; text: string };

/** Every text in a value at any depth, with where it stands. */
export function textsIn(node: unknown, path: Placed['path'] = []): Placed[] {
  if (typeof node === 'string') return [{ path, field: fieldName(path), text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(node) ? Number(key) : key]),
  );
}

export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), data);
