import * as z from 'zod';

type Node = {
  properties?: Record<string, unknown>;
  items?: unknown;
  additionalProperties?: unknown;
};

/** The names of the fields that a schema has at a path, in any form that it may take there. */
export function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const start = formsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const found = path.reduce<Node[]>(
    (nodes, key) =>
      nodes
        .map(({ properties, items, additionalProperties }) =>
          typeof key === 'number' ? items : (properties?.[String(key)] ?? additionalProperties),
        )
        .flatMap(formsOf),
    start,
  );
  return [...new Set(found.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

function formsOf(node: unknown): Node[] {
  const { anyOf = [], oneOf = [], allOf = [] } = Object(node) as Record<string, unknown[]>;
  return [Object(node) as Node, ...[...anyOf, ...oneOf, ...allOf].flatMap(formsOf)];
}
