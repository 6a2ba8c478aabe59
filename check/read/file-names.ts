/** True for the name of a file that can be an address. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

/** Latin letters that are no letter with a mark, as their languages write them without. */
const PLAIN = new Map(
  'ıi ßss łl đd ðd øo æae œoe þth ħh ŧt ŋn ĸk ŀl ŉn əe'
    .split(' ')
    .map(([letter = '', ...plain]) => [letter, plain.join('')]),
);

/** A name in Latin letters without marks. */
export const inPlainLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\u0100-\u024f\u00df-\u00ff\u0259]/g, (letter) => PLAIN.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');

/** The address that a name is meant to be: small letters, digits and single hyphens. */
export const slugOf = (name: string): string =>
  inPlainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
