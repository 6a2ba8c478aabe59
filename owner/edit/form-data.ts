import { branchesOf, isRecordOfGroups, isTyped, type JsonSchema } from '../json-schema.ts';

/** Name of the field by which a form says which of several shapes a value has. */
export const SHAPE = 'shape';
/** Names of the fields of a form for what has no name in a file: the key of a map, a bare value. */
export const [KEY, VALUE] = ['key', 'value'] as const;

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All shapes of a value but null; a text is one shape, whatever its forms. */
export function shapesOf(schema: JsonSchema): JsonSchema[] {
  const shapes = branchesOf(schema).filter(({ type }) => type !== 'null');
  if (shapes.length < 2) return shapes;
  // A text may stand for one of several shapes, such as $20 for an amount.
  return [{ type: 'string' }, ...shapes.filter((one) => !isTyped(one))];
}

/** Name of a shape: the word that it is or holds, or what it is made of. */
export function shapeName({ const: only, properties = {}, type = 'text' }: JsonSchema): string {
  if (only !== undefined) return String(only);
  const words = Object.values(properties).flatMap((field) => field.const ?? []);
  const [first = type] = [...words, ...Object.keys(properties)];
  if (first === 'array') return 'list';
  return first === 'minorUnits' ? 'amount' : String(first);
}

const valueSchema = ({ additionalProperties }: JsonSchema): JsonSchema =>
  typeof additionalProperties === 'object' ? additionalProperties : {};

function isOfShape(value: unknown, { const: only, properties, type }: JsonSchema): boolean {
  if (only !== undefined) return value === only;
  if (type === 'array') return Array.isArray(value);
  if (properties === undefined) return typeof value === (type === 'integer' ? 'number' : type);
  if (!isFields(value)) return false;
  const hasWords = Object.entries(properties).every(
    ([name, field]) => field.const === undefined || field.const === value[name],
  );
  return hasWords && Object.keys(value).every((name) => name in properties);
}

/** Fields of a file as those of a form, which has no maps with free keys and no values of several shapes. */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  if (value === null || value === undefined) return value;
  const shapes = shapesOf(schema);
  if (shapes.length > 1) {
    const shape = shapes.find((one) => isOfShape(value, one));
    if (shape === undefined) return value;
    const inner = toForm(value, shape);
    const said = isFields(inner) ? inner : shape.const === undefined ? { [VALUE]: inner } : {};
    return { [SHAPE]: shapeName(shape), ...said };
  }
  const [shape = schema] = shapes;
  if (Array.isArray(value)) {
    const items = shape.items ?? {};
    return value.map((item: unknown) =>
      Array.isArray(item) ? { [VALUE]: item } : toForm(item, items),
    );
  }
  if (!isFields(value)) return value;
  if (isRecordOfGroups(shape)) {
    return Object.entries(value).map(([key, one]) => {
      const inner = toForm(one, valueSchema(shape));
      return { [KEY]: key, ...(isFields(inner) ? inner : { [VALUE]: inner }) };
    });
  }
  return mapped(value, (one, name) => toForm(one, shape.properties?.[name] ?? {}));
}

/** Fields of a form as those of a file, without what is empty and may be left out. */
export function fromForm(value: unknown, schema: JsonSchema): unknown {
  const shapes = shapesOf(schema);
  if (isFields(value) && SHAPE in value) {
    const { [SHAPE]: name, ...said } = value;
    const shape = shapes.find((one) => shapeName(one) === name);
    if (shape === undefined) return undefined;
    if (shape.const !== undefined) return shape.const;
    const words = Object.entries(shape.properties ?? {}).filter(
      ([, one]) => one.const !== undefined,
    );
    const fixed = Object.fromEntries(words.map(([key, one]) => [key, one.const]));
    return shape.properties === undefined
      ? fromForm(said[VALUE], shape)
      : fromForm({ ...fixed, ...said }, shape);
  }
  const [shape = schema] = shapes;
  if (Array.isArray(value) && isRecordOfGroups(shape)) {
    return Object.fromEntries(
      value.filter(isFields).map(({ [KEY]: key, ...said }) => {
        const isBare = valueSchema(shape).properties === undefined;
        return [key, isBare ? said[VALUE] : fromForm(said, valueSchema(shape))];
      }),
    );
  }
  if (Array.isArray(value)) {
    const items = shape.items ?? {};
    const of = (item: unknown) => (items.type === 'array' && isFields(item) ? item[VALUE] : item);
    return value.map((item: unknown) => fromForm(of(item), items));
  }
  if (!isFields(value)) return value;
  const inner = mapped(value, (one, name) => fromForm(one, shape.properties?.[name] ?? {}));
  const kept = Object.entries(inner).filter(
    ([name, one]) => one !== '' && (!isEmpty(one) || (shape.required ?? []).includes(name)),
  );
  return Object.fromEntries(kept);
}

/** Values that a file may leave out: null, false, and those that hold nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

const mapped = (fields: Fields, change: (value: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]));
