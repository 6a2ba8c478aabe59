import * as z from 'zod';

/** What a game returns. None returns less than a tenth: 0.97 is a share, not a percentage. */
export const returnPercent = z.number().min(10, 'expected percent: 97, not 0.97').max(100);

const percent = z.number().min(0).max(100);

/** Shares of a bet by kind of game; fractions alone were meant as shares of one. */
export const sharesIn = <Kind extends string>(kinds: readonly Kind[]) =>
  z.partialRecord(z.enum(kinds), percent).refine(
    (shares) => {
      if (Object.keys(shares).length === 0) return false;
      const counted = Object.values<number | undefined>(shares).filter((share) => share !== 0);
      return counted.length === 0 || counted.some((share = 0) => share > 1);
    },
    { error: 'expected percent: slots: 100 where a bet counts in full, 10 for a tenth of it' },
  );
