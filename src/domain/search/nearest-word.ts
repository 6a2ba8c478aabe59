/** Shorter words are not corrected: one letter turns "dice" into another word. */
const SHORTEST = 4;
const LONG = 7;

/** Typing errors corrected in a word: none in a short one, two in a long one. */
const slipsForgiven = (word: string): number =>
  word.length < SHORTEST ? 0 : word.length < LONG ? 1 : 2;

/**
 * Nearest known word to one that matches none, by edit distance: a letter too many, missing, wrong or swapped
 * with its neighbour, but never the first letter: "wife" is not "life". A long word may match the beginning of a
 * known one, since a reader may still be typing. Ties go to the word nearest as a whole, then to the first. Known
 * words that are longer than the typed one by a third are skipped. `null` where none is near enough.
 */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  let nearest: string | null = null;
  let best = { begun: slipsForgiven(typed), whole: Infinity };
  if (best.begun === 0) return null;
  for (const word of words) {
    if (word.length < typed.length - best.begun || word.length * 3 > typed.length * 4) continue;
    if (word[0] !== typed[0]) continue;
    const between = slipsBetween(typed, word);
    const slips = typed.length < LONG ? { ...between, begun: between.whole } : between;
    if (slips.begun > best.begun || (slips.begun === best.begun && slips.whole >= best.whole)) {
      continue;
    }
    best = slips;
    nearest = word;
  }
  return nearest;
}

/** Edit distance to a word (optimal string alignment), and to its nearest beginning. */
function slipsBetween(typed: string, word: string): { begun: number; whole: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return { begun: Math.min(...last), whole: at(last, word.length) };
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
