import * as z from 'zod';

/** What a game returns. None returns less than a tenth: 0.97 is a share, not a percentage. */
export const returnPercent = z.number().min(10, 'expected percent: 97, not 0.97').max(100);

/** Whether a fraction such as 7/495 comes to a percentage, as far as its decimals tell. A sum in words may. */
export function comesTo(sum: string | undefined, percentage: number): boolean {
  const [, part, whole] = /^(\d+) ?[/÷] ?(\d+)$/.exec(sum ?? '') ?? [];
  const decimals = String(percentage).split('.')[1]?.length ?? 0;
  const exact = (100 * Number(part)) / Number(whole);
  return whole === undefined || Math.abs(exact - percentage) < 10 ** -decimals;
}

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
