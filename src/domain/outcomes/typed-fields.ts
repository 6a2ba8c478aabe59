/** Longest text of a field that is read from an address. */
const LONGEST = 40;

/** Selected option; the first where the value is none of them. */
export const wordOf = <Words extends readonly [string, ...string[]]>(
  words: Words,
  chosen: string | undefined,
): Words[number] => words.find((word) => word === chosen) ?? words[0];

/** Form values in a part of a fragment; `fieldsOf` names the fields, which depend on the choices. */
export function typedIn<Field extends string>(
  part: string,
  fieldsOf: (chosen: Readonly<Partial<Record<Field, string>>>) => readonly Field[],
): Partial<Record<Field, string>> {
  const words = new URLSearchParams(part);
  const typed: Partial<Record<Field, string>> = {};
  for (const field of fieldsOf(Object.fromEntries(words) as Partial<Record<Field, string>>)) {
    const text = words.get(field);
    if (text !== null) typed[field] = text.slice(0, LONGEST);
  }
  return typed;
}
