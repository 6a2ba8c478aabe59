import { scoreMovedOn } from '#domain/ratings/method.ts';
import type { Bonus } from '#schemas/bonus.ts';
import type { Casino } from '#schemas/casino.ts';

/**
 * ISO day on which a review last changed: its file, its offer, or its score by a change of method. `undefined` where
 * the day of a file is not known.
 */
export function reviewDay(
  { updatedOn, history, earlierScores }: Pick<Casino, 'updatedOn' | 'history' | 'earlierScores'>,
  offer: Pick<Bonus, 'updatedOn'> | null,
): string | undefined {
  if (updatedOn === undefined || (offer !== null && offer.updatedOn === undefined))
    return undefined;
  const days = [updatedOn, history[0]?.on, offer?.updatedOn, scoreMovedOn(earlierScores)];
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
