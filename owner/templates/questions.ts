import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { describeIssue } from '#check/describe-issue.ts';
import { isNullable, type JsonSchema, jsonSchemaOf } from '../json-schema.ts';
import type { Named, Template, Values } from './templates.ts';
import { exampleOf, type Path } from './worked-examples.ts';

/** A field whose value fits on one line. */
export type Question = {
  path: Path;
  about: string;
  choices: readonly (string | boolean)[];
  example: string;
  field: JsonSchema;
};

const BETWEEN = '|';

/**
 * The required fields of a new file, in its order, without those that the template fills in. Lists of maps are not asked
 * for either: the file has an example of one.
 */
export const questionsOf = ({ collection, known }: Template, named: Named): Question[] =>
  questionsIn(jsonSchemaOf(COLLECTIONS[collection].schema), known(named), collection, []);

function questionsIn(
  schema: JsonSchema,
  known: Values,
  collection: CollectionName,
  path: Path,
): Question[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Question[] => {
    const isAsked = schema.required?.includes(name) === true && known[name] === undefined;
    if (!isAsked || isNullable(field)) return [];
    const at = [...path, name];
    const about = field.description ?? '';
    if (field.properties !== undefined) {
      return questionsIn(field, {}, collection, at).map((inner) =>
        inner.path.length === at.length + 1 && about !== ''
          ? { ...inner, about: `${about}: ${inner.about}` }
          : inner,
      );
    }
    if (!isOneLine(field)) return [];
    const choices = field.type === 'boolean' ? [true, false] : (field.enum ?? []).map(String);
    const example = [exampleOf(field, [collection, ...at])].flat().map(String);
    return [{ path: at, about, choices, example: example.join(` ${BETWEEN} `), field }];
  });
}

/** A text, a number, a choice, or a list of texts. */
const isOneLine = ({ type, items }: JsonSchema): boolean =>
  type === 'array'
    ? items?.type === 'string'
    : ['string', 'number', 'integer', 'boolean'].includes(String(type));

/** Parses a line; an invalid value stays a text, which the schema refuses. */
export function valueOf(line: string, { type }: JsonSchema): unknown {
  const text = line.trim();
  if (type === 'array') return text.split(BETWEEN).map((part) => part.trim());
  const isNumber = (type === 'number' || type === 'integer') && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}

/** The reason why the schema refuses a value; `null` if it accepts it. */
export function refusal(collection: CollectionName, path: Path, value: unknown): string | null {
  const values = withValue({}, path, value);
  const issue = COLLECTIONS[collection].schema
    .safeParse(values)
    .error?.issues.find((one) => path.every((name, place) => one.path[place] === name));
  if (issue === undefined) return null;
  const [problem] = describeIssue('', values, issue, []);
  return problem === undefined ? issue.message : `Expected ${problem.expected}`;
}

/** Adds a value to the map that its path names. */
export function withValue(values: Values, [name = '', ...rest]: Path, value: unknown): Values {
  const inner = rest.length === 0 ? value : withValue(Object(values[name]) as Values, rest, value);
  return { ...values, [name]: inner };
}
