import type * as z from 'zod';
import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { describeIssue } from '#check/describe-issue.ts';
import {
  branches,
  exampleOf,
  isNullable,
  jsonSchema,
  type JsonSchema,
  type Named,
  type Template,
  type Values,
} from './templates.ts';

/** A field that one line can say. */
export type Question = {
  path: readonly string[];
  /** What goes in. */
  about: string;
  /** The only values there are, where there are few. */
  choices: readonly string[];
  example: string;
  field: JsonSchema;
  /** What an empty line stands for: a blank to be filled in later, what nobody knows, or nothing at all. */
  empty: 'later' | 'unknown' | 'left out';
};

/** A list of entries that have several fields each, such as the bets of a game. */
export type GroupList = {
  path: readonly string[];
  about: string;
  least: number;
  most: number;
  /** What is asked of each entry; an empty line in answer to the first ends the list. */
  fields: readonly Question[];
  /** All that an entry names, in the order of the file; what is not asked is not known. */
  names: readonly string[];
};

export type Asked = Question | GroupList;

export const isGroupList = (asked: Asked): asked is GroupList => 'fields' in asked;

/** Between the texts of a list, as in tables. */
const BETWEEN = '|';

/** The questions of a template, in the order of the file. What it knows of itself, nobody is asked. */
export function questionsOf({ collection, known }: Template, named: Named): Asked[] {
  const schema = jsonSchema(COLLECTIONS[collection].schema);
  return questionsIn(schema, known(named), collection, []);
}

function questionsIn(
  schema: JsonSchema,
  known: Values,
  collection: CollectionName,
  path: readonly string[],
): Asked[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Asked[] => {
    const isAsked = schema.required?.includes(name) === true && known[name] === undefined;
    if (!isAsked || isNullable(field)) return [];
    const at = [...path, name];
    if (field.properties !== undefined) {
      const { description } = field;
      return questionsIn(field, {}, collection, at).map((asked) => {
        const isItsOwn = asked.path.length === at.length + 1;
        const about = [description, asked.about].filter(Boolean).join(': ');
        return isItsOwn ? { ...asked, about } : asked;
      });
    }
    if (field.items?.properties !== undefined)
      return [groupList(field, field.items, collection, at)];
    return isOneLine(field) ? [question(field, collection, at, 'later')] : [];
  });
}

function question(
  field: JsonSchema,
  collection: CollectionName,
  path: readonly string[],
  empty: Question['empty'],
): Question {
  const written = exampleOf(field, [collection, ...path]);
  return {
    path,
    about: field.description ?? '',
    choices: (field.enum ?? []).map(String),
    // As it is typed, without the quotes of YAML.
    example: [written].flat().map(String).join(` ${BETWEEN} `),
    field,
    empty,
  };
}

/** Of an entry also what may be unknown or left out is asked: there is no file to see it in yet. */
function groupList(
  field: JsonSchema,
  entry: JsonSchema,
  collection: CollectionName,
  path: readonly string[],
): GroupList {
  const fields = Object.entries(entry.properties ?? {}).flatMap(([name, one]): Question[] => {
    const asked = { ...valueIn(one), ...(one.description && { description: one.description }) };
    if (!isOneLine(asked)) return [];
    const empty = isNullable(one) ? 'unknown' : 'left out';
    const isNeeded = entry.required?.includes(name) === true && !isNullable(one);
    return [question(asked, collection, [...path, name], isNeeded ? 'later' : empty)];
  });
  return {
    path,
    about: field.description ?? '',
    least: field.minItems ?? 0,
    most: field.maxItems ?? Infinity,
    fields,
    names: Object.keys(entry.properties ?? {}).filter(
      (name) =>
        entry.required?.includes(name) === true ||
        fields.some(({ path: at }) => at.at(-1) === name),
    ),
  };
}

/** What a field is where it is known. */
const valueIn = (field: JsonSchema): JsonSchema =>
  isNullable(field) ? (branches(field).find(({ type }) => type !== 'null') ?? field) : field;

/** A text, a number, a choice, or a list of texts. */
const isOneLine = ({ type, items }: JsonSchema): boolean =>
  type === 'array'
    ? items?.type === 'string'
    : ['string', 'number', 'integer', 'boolean'].includes(String(type));

/** The value that a line stands for; what is no such value stays a text, for the schema to refuse. */
export function valueOf(line: string, { type }: JsonSchema): unknown {
  const text = line.trim();
  if (type === 'array') return text.split(BETWEEN).map((part) => part.trim());
  if (type === 'boolean' && /^(?:y|yes|true|n|no|false)$/i.test(text)) return /^[yt]/i.test(text);
  const isNumber = (type === 'number' || type === 'integer') && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}

/** What the schema of a collection says against a value, at its place or below it. */
export type Refusal = { path: readonly PropertyKey[]; reason: string };

/** Why the schema of a collection refuses a field of some values; `null` where it does not. */
export function refusal(
  schema: z.ZodType,
  values: Values,
  path: readonly PropertyKey[],
): Refusal | null {
  const issue = schema
    .safeParse(values)
    .error?.issues.find((one) => path.every((name, place) => one.path[place] === name));
  if (issue === undefined) return null;
  const [problem] = describeIssue('', values, issue, []);
  const reason = problem === undefined ? issue.message : `Expected ${problem.expected}`;
  return { path: issue.path, reason };
}

/** Values with one more, in the group that its path names. */
export function withValue(values: Values, path: readonly string[], value: unknown): Values {
  const [name = '', ...rest] = path;
  const inner = rest.length === 0 ? value : withValue(Object(values[name]) as Values, rest, value);
  return { ...values, [name]: inner };
}
