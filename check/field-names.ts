import * as z from 'zod';

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
