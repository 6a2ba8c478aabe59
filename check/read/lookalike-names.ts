/** Letters of other scripts, and digits, that are drawn like a Latin letter. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  0: 'o',
  1: 'l',
  i: 'l',
  '|': 'l',
};

/**
 * What is left of a name for the eye: without case, accents, spaces and signs, and with one letter for all
 * that are drawn alike. Two names with the same skeleton look the same to a reader in a hurry.
 */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return [...letters]
    .map((letter) => DRAWN_LIKE[letter] ?? letter)
    .map((letter) => (letter === 'i' ? 'l' : letter))
    .filter((letter) => /[\p{Letter}\p{Number}]/u.test(letter))
    .join('');
}
