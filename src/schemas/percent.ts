import * as z from 'zod';

/** RTP in percent. No game returns less than a tenth, so 0.97 is a fraction by mistake. */
export const returnPercent = z.number().min(10, 'expected percent: 97, not 0.97').max(100);

/**
 * True if a fraction such as 7/495 equals the percentage to its last decimal, or if the sum is
 * given in words.
 */
export function comesTo(sum: string | undefined, percentage: number): boolean {
  const [, part, whole] = /^(\d+) ?[/÷] ?(\d+)$/.exec(sum ?? '') ?? [];
  const decimals = String(percentage).split('.')[1]?.length ?? 0;
  const exact = (100 * Number(part)) / Number(whole);
  return whole === undefined || Math.abs(exact - percentage) < 10 ** -decimals;
}

const percent = z.number().min(0).max(100);

/** Percentages by kind of game. Values of at most 1 alone are fractions by mistake. */
export const sharesIn = <Kind extends string>(kinds: readonly Kind[]) =>
  z.partialRecord(z.enum(kinds), percent).refine(
    (shares) => {
      if (Object.keys(shares).length === 0) return false;
      const counted = Object.values<number | undefined>(shares).filter((share) => share !== 0);
      return counted.length === 0 || counted.some((share = 0) => share > 1);
    },
    { error: 'expected percent: slots: 100 where a bet counts in full, 10 for a tenth of it' },
  );
