import type { Typed } from '#domain/fairness/rule.ts';
import type { FieldWords, Scheme } from '#domain/fairness/scheme.ts';

type FieldModel = FieldWords & { name: string };

export type Example = {
  name: string;
  typed: Typed;
  /** Origin of its hash. */
  note: string;
};

/** Scheme that a page can verify rounds with. */
export type OfferedScheme = Pick<Scheme, 'id' | 'name' | 'inWords' | 'sources'> & {
  notShown: Scheme['notShown'] | undefined;
  /** In form order. */
  fields: readonly FieldModel[];
  examples: readonly [Example, ...Example[]];
  /** Number of published rounds that the rule reproduces; 0 where only hashes are compared. */
  publishedRounds: number;
};

export const exampleIn = (
  { fields, examples }: Pick<OfferedScheme, 'fields' | 'examples'>,
  typed: Typed,
): Example | undefined =>
  examples.find((example) =>
    fields.every(({ name }) => (typed[name] ?? '') === (example.typed[name] ?? '')),
  );

/** Fields of all schemes: first those of the chosen one, in its order. */
export function fieldsOf(
  schemes: readonly Pick<OfferedScheme, 'fields'>[],
  chosen: Pick<OfferedScheme, 'fields'>,
): readonly FieldModel[] {
  const all = [chosen, ...schemes].flatMap(({ fields }) => fields);
  return all.filter(({ name }, place) => place === all.findIndex((field) => field.name === name));
}
