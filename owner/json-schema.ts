import * as z from 'zod';

/** As much of JSON Schema as the schemas of the collections come to. */
export type JsonSchema = {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  required?: string[];
  default?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** True for a text that anybody may type: no word that is fixed. */
export const isTyped = ({ type, const: only }: JsonSchema) =>
  type === 'string' && only === undefined;

/** The same for editors, where a value that is also read from words may be a text: "40x bonus". */
export const editorSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    ...{ io: 'input', unrepresentable: 'any' },
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      const isRead = def.type === 'pipe' && def.in._zod.def.type === 'transform';
      if (!isRead || branchesOf(jsonSchema as JsonSchema).every(isTyped)) return;
      const parts = { ...jsonSchema };
      for (const key of Object.keys(parts)) Reflect.deleteProperty(jsonSchema, key);
      jsonSchema.anyOf = [{ type: 'string', description: 'In the words of the terms' }, parts];
    },
  }) as JsonSchema;

/** All alternatives of a field, `null` among them; the field itself where it has none. */
export const branchesOf = (schema: JsonSchema): JsonSchema[] => {
  const inner = schema.anyOf ?? schema.oneOf;
  return inner === undefined ? [schema] : inner.flatMap(branchesOf);
};

export const isNullable = (field: JsonSchema): boolean =>
  branchesOf(field).some(({ type }) => type === 'null');

/** A field that stands in a new file: a required one, and one that is null, false or a group where it is left out. */
export const isExpected = ({ required }: JsonSchema, name: string, field: JsonSchema): boolean =>
  required?.includes(name) === true ||
  isNullable(field) ||
  field.default === false ||
  (field.properties !== undefined && field.default !== undefined);

/** Groups under names that the owner chooses, as the sources of a casino are. */
export const isRecordOfGroups = ({ properties, additionalProperties }: JsonSchema): boolean =>
  properties === undefined && typeof additionalProperties === 'object';

/** Defaults of a new file: nullable fields are null, lists are empty, the rest is left out. */
export function blankOf(schema: JsonSchema): unknown {
  if (isNullable(schema)) return null;
  const [first] = branchesOf(schema);
  if (first?.type === 'array') return [];
  if (first?.type === 'boolean') return false;
  if (first?.type !== 'object') return undefined;
  return Object.fromEntries(
    Object.entries(first.properties ?? {})
      .filter(([name, field]) => isExpected(first, name, field))
      .map(([name, field]) => [name, blankOf(field)])
      .filter(([, value]) => value !== undefined),
  );
}

/** So deep a form goes into a value that may hold its like, as a limit that is the lowest of several. */
const DEEPEST = 2;

/** The same with each reference to a part of the schema replaced by that part. */
export function formSchemaOf(schema: z.ZodType): JsonSchema {
  const { $defs = {}, ...whole } = editorSchemaOf(schema) as { $defs?: Record<string, unknown> };
  const inPlace = (node: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((one) => inPlace(one, within));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node as { $ref?: string };
    const fields = Object.entries(rest).map(([name, one]) => [name, inPlace(one, within)]);
    if ($ref === undefined) return Object.fromEntries(fields) as unknown;
    const name = $ref.replace('#/$defs/', '');
    const isDeep = within.filter((one) => one === name).length >= DEEPEST;
    const part = isDeep ? { type: 'string' } : Object(inPlace($defs[name], [...within, name]));
    return { ...part, ...Object.fromEntries(fields) } as unknown;
  };
  return inPlace(whole, []) as JsonSchema;
}
