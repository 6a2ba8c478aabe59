import * as z from 'zod';

/** The names of the fields that a map at a path has. */
export function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  type Node = { properties?: object; items?: unknown; anyOf?: unknown[] };
  const branches = (node: unknown): Node[] => {
    const { anyOf } = Object(node) as Node;
    return anyOf === undefined ? [Object(node) as Node] : anyOf.flatMap(branches);
  };
  const start = branches(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const found = path.reduce<Node[]>(
    (nodes, key) =>
      nodes
        .flatMap(({ properties, items }) =>
          typeof key === 'number' ? items : Reflect.get(Object(properties), key),
        )
        .flatMap(branches),
    start,
  );
  return Object.keys(found.find(({ properties }) => properties !== undefined)?.properties ?? {});
}

const known = new Map<z.ZodType, string[]>();

/** Every field name that a schema knows at any depth, to suggest from. */
export function namesIn(schema: z.ZodType): string[] {
  const names = new Set<string>();
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node)
      for (const name of Object.keys(Object(node.properties))) names.add(name);
    for (const child of Object.values(node)) visit(child);
  };
  if (!known.has(schema)) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const all = known.get(schema) ?? [...names];
  known.set(schema, all);
  return all;
}
