/** Letters of other scripts, and digits, that are drawn like a Latin letter. */
const DRAWN_LIKE = new Map(
  (
    'аa вb сc еe нh іi јj кk мm оo рp ѕs тt уy хx αa βb εe ηn ' +
    'ιi κk νv οo ρp τt υu χx ıi łl øo đd ßss 0o 1l il |l'
  )
    .split(' ')
    .map(([letter = '', ...latin]) => [letter, latin.join('')]),
);

/**
 * What is left of a name for the eye, as the skeletons of Unicode's UTS #39: without case, accents, spaces and
 * signs, and with one letter for all that are drawn alike. Names with the same skeleton look the same to a
 * reader in a hurry.
 */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return [...letters]
    .map((letter) => DRAWN_LIKE.get(letter) ?? letter)
    .map((letter) => (letter === 'i' ? 'l' : letter))
    .filter((letter) => /[\p{Letter}\p{Number}]/u.test(letter))
    .join('');
}
