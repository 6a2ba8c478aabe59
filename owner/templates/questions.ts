import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { describeIssue } from '#check/describe-issue.ts';
import { isNullable, type JsonSchema, jsonSchemaOf } from '../json-schema.ts';
import type { Named, Template, Values } from './templates.ts';
import { exampleOf, type Path } from './worked-examples.ts';

/** A field that one line can say. */
export type Question = {
  path: Path;
  about: string;
  /** The only values there are, where there are few. */
  choices: readonly (string | boolean)[];
  example: string;
  field: JsonSchema;
};

/** Between the texts of a list, as in tables. */
const BETWEEN = '|';

/**
 * The fields without which a new file is not valid, in the order of the file. Fields that the template knows
 * are not asked, nor are lists of groups: an example of one stands in the file.
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

/** The value that a line stands for; what is no such value stays a text, for the schema to refuse. */
export function valueOf(line: string, { type }: JsonSchema): unknown {
  const text = line.trim();
  if (type === 'array') return text.split(BETWEEN).map((part) => part.trim());
  const isNumber = (type === 'number' || type === 'integer') && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}

/** Why the schema of a collection refuses the value of a field; `null` where it does not. */
export function refusal(collection: CollectionName, path: Path, value: unknown): string | null {
  const values = withValue({}, path, value);
  const issue = COLLECTIONS[collection].schema
    .safeParse(values)
    .error?.issues.find((one) => path.every((name, place) => one.path[place] === name));
  if (issue === undefined) return null;
  const [problem] = describeIssue('', values, issue, []);
  return problem === undefined ? issue.message : `Expected ${problem.expected}`;
}

/** Values with one more, in the group that its path names. */
export function withValue(values: Values, [name = '', ...rest]: Path, value: unknown): Values {
  const inner = rest.length === 0 ? value : withValue(Object(values[name]) as Values, rest, value);
  return { ...values, [name]: inner };
}
