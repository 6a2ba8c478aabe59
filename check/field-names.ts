import * as z from 'zod';

type Named = { keys: string[]; allowed: (path: readonly PropertyKey[]) => string[] };
const named = new Map<z.ZodType, Named>();

/** The field names that a schema knows: at any depth, to suggest from, and those of one place. */
export function namesOf(schema: z.ZodType): Named {
  const known = named.get(schema);
  if (known !== undefined) return known;
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const names = new Set<string>();
  const visit = (node: unknown) => {
    for (const name of Object.keys(propertiesOf(node))) names.add(name);
    for (const child of Object.values(Object(node))) visit(child);
  };
  visit(whole);
  const allowed = (path: readonly PropertyKey[]) => {
    const places = path.reduce<unknown[]>(
      (nodes, key) => nodes.flatMap((node) => below(node, key)),
      branches(whole),
    );
    return [...new Set(places.flatMap((node) => Object.keys(propertiesOf(node))))];
  };
  named.set(schema, { keys: [...names], allowed });
  return { keys: [...names], allowed };
}

const fieldOf = (node: unknown, field: string): unknown => Reflect.get(Object(node), field);
const propertiesOf = (node: unknown): object => Object(fieldOf(node, 'properties')) as object;

function branches(node: unknown): unknown[] {
  const inner = fieldOf(node, 'anyOf') ?? fieldOf(node, 'oneOf');
  return Array.isArray(inner) ? inner.flatMap(branches) : [node];
}

const below = (node: unknown, key: PropertyKey): unknown[] =>
  [
    fieldOf(propertiesOf(node), String(key)),
    fieldOf(node, 'additionalProperties'),
    typeof key === 'number' ? fieldOf(node, 'items') : undefined,
  ]
    .filter((child) => typeof child === 'object' && child !== null)
    .flatMap(branches);
