import { numberFormat } from './locale.ts';
import { formatCount, formatFraction } from './text.ts';

const multiplierFormat = numberFormat({ maximumFractionDigits: 4 });

/** Example: 1.98×, 9,900× or 1.0102×. As many decimals as needed, four at most. */
export function formatMultiplier(multiplier: number): string {
  return `${multiplierFormat(multiplier)}×`;
}

/** Chance above which “1 in 1.1” would say little, so the opposite chance is given. */
const NEARLY_ALWAYS = 0.85;

/**
 * Example: 1 in 51, 1 in 32,768; rounded to a whole number, or to a tenth below ten: 1 in 1.5. A chance near
 * certainty is given by its opposite: all but 1 in 25.
 */
export function formatOneIn(chance: number): string {
  if (chance === 1) return 'always';
  if (chance > NEARLY_ALWAYS) return `all but ${formatOneIn(1 - chance)}`;
  const times = 1 / chance;
  return `1 in ${times < 10 ? String(Math.round(times * 10) / 10) : formatCount(times)}`;
}

/**
 * Example: 42.1% or 50.0%. Fixed decimals, so that figures align. A positive chance that would round to zero is
 * given as a limit: under 0.1%.
 */
export function formatChance(chance: number, decimals = 1): string {
  const smallest = 10 ** -decimals / 100;
  if (chance > 0 && chance < smallest / 2) return `under ${formatFraction(smallest, decimals)}`;
  return `${(Math.round(chance * 1e12) / 1e10).toFixed(decimals)}%`;
}

const edgeFormat = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Example: 1.00%, 5.26% or 1.0579%. Two decimals at least and four at most. */
export function formatEdge(percent: number): string {
  return `${edgeFormat(percent)}%`;
}

/** Standard deviation with three digits: 0.33, 6.57, 55.5. */
export const formatDeviation: (units: number) => string = numberFormat({
  maximumSignificantDigits: 3,
});
