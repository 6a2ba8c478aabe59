import type { BetKind } from '#domain/terms/offer-terms.ts';
import { formatCount } from './text.ts';

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count inside a sentence: five, 13. */
export const countWord = (count: number): string => WORDS[count] ?? formatCount(count);

/** Count with noun, in a sentence: no games, one game, five games, 13 games. */
export function formatCounted(count: number, one: string, many: string): string {
  return `${countWord(count)} ${count === 1 ? one : many}`;
}

/** Capitalised, for the beginning of a sentence. */
export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** slots, table games, live dealer: for use inside a sentence. */
export const formatGameKind = (kind: BetKind): string => kind.replace('-', ' ');
