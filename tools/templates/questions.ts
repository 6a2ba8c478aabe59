import { stringify } from 'yaml';
import type * as z from 'zod';
import { COLLECTIONS } from '#schemas/collections.ts';
import { describeIssue } from '../content/describe-issue.ts';
import {
  exampleOf,
  isNullable,
  jsonSchema,
  type JsonSchema,
  type Named,
  type Template,
  type Values,
} from './templates.ts';

/** A field that a new file is not valid without, and that one line can say. */
export type Question = {
  path: readonly string[];
  /** What goes in. */
  about: string;
  /** The only values there are, where there are few. */
  choices: readonly string[];
  example: string;
  field: JsonSchema;
};

/** Between the texts of a list, as in tables. */
const BETWEEN = '|';

/** The questions of a template, in the order of the file. What it knows of itself, nobody is asked. */
export function questionsOf({ collection, known }: Template, named: Named): Question[] {
  return questionsIn(jsonSchema(COLLECTIONS[collection].schema), known(named), []);
}

function questionsIn(schema: JsonSchema, known: Values, path: readonly string[]): Question[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Question[] => {
    const isAsked = schema.required?.includes(name) === true && known[name] === undefined;
    if (!isAsked || isNullable(field)) return [];
    const at = [...path, name];
    if (field.properties !== undefined) return questionsIn(field, {}, at);
    if (!isOneLine(field)) return [];
    const choices = (field.enum ?? []).map(String);
    const example = stringify(exampleOf(field, name), { collectionStyle: 'flow' }).trim();
    return [{ path: at, about: field.description ?? '', choices, example, field }];
  });
}

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

/** Why the schema of a collection refuses a value in a field; `null` where it does not. */
export function refusal(schema: z.ZodType, { path }: Question, value: unknown): string | null {
  const data = withValue({}, path, value);
  const issue = schema
    .safeParse(data)
    .error?.issues.find((one) => path.every((name, place) => one.path[place] === name));
  if (issue === undefined) return null;
  const [problem] = describeIssue('', data, issue, []);
  return problem === undefined ? issue.message : `Expected ${problem.expected}`;
}

/** Values with one more, in the group that its path names. */
export function withValue(values: Values, path: readonly string[], value: unknown): Values {
  const [name = '', ...rest] = path;
  const inner = rest.length === 0 ? value : withValue(Object(values[name]) as Values, rest, value);
  return { ...values, [name]: inner };
}
