import type { Source } from '#format/source-words.ts';
import type { Typed } from '#domain/fairness/rule.ts';
import type { FieldWords } from '#domain/fairness/scheme.ts';

export type FieldModel = FieldWords & { name: string };

/** A published round, as a reader would type it in. */
export type Example = {
  name: string;
  typed: Typed;
  /** Where its hash comes from. */
  note: string;
};

/** A scheme by which rounds can be checked on a page. */
export type OfferedScheme = {
  id: string;
  name: string;
  /** In the order in which the form has them. */
  fields: readonly FieldModel[];
  inWords: string | null;
  examples: readonly [Example, ...Example[]];
  /** How many published rounds the rule reproduces; 0 where only hashes are compared. */
  publishedRounds: number;
  /** Parts of the rule that none of them would show to be wrong. */
  notShown: readonly string[];
  sources: readonly Source[];
};

/** The example whose values the form holds unchanged, if any. */
export function exampleIn(
  { fields, examples }: Pick<OfferedScheme, 'fields' | 'examples'>,
  typed: Typed,
): Example | undefined {
  return examples.find((example) =>
    fields.every(({ name }) => (typed[name] ?? '') === (example.typed[name] ?? '')),
  );
}

/** What rules and fields are called, by id and by name, for what is said of a check. */
export const namesFor = (
  schemes: readonly Pick<OfferedScheme, 'id' | 'name'>[],
  { fields }: Pick<OfferedScheme, 'fields'>,
) => ({
  rules: Object.fromEntries(schemes.map(({ id, name }) => [id, name])),
  fields: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
});

/** The fields that any of the schemes asks for: first those of the chosen one, in its order. */
export function fieldsOf(
  schemes: readonly Pick<OfferedScheme, 'fields'>[],
  chosen: Pick<OfferedScheme, 'fields'>,
): readonly FieldModel[] {
  const fields = new Map<string, FieldModel>();
  for (const field of [chosen, ...schemes].flatMap((scheme) => scheme.fields)) {
    if (!fields.has(field.name)) fields.set(field.name, field);
  }
  return [...fields.values()];
}
