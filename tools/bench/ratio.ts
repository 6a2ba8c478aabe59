import { mean, sampleStandardDeviation } from 'simple-statistics';

export type Ratio = { value: number; uncertainty: number };

/**
 * Mean of the first figures by that of the second, with two standard errors: about 19 times in 20 the
 * true ratio lies no farther off. Both need two figures or more, and means that are not 0.
 * Source: propagation of uncertainty for a quotient of independent means, NIST/SEMATECH e-Handbook of
 * Statistical Methods, section 2.5.5.2.
 */
export function ratioOfMeans(above: readonly number[], below: readonly number[]): Ratio {
  const value = mean([...above]) / mean([...below]);
  const relative = Math.hypot(relativeError(above), relativeError(below));
  return { value, uncertainty: 2 * value * relative };
}

/**
 * Mean of ratios that were measured one apart from another, with two standard errors: it is known better than
 * each of them. Throws where there is none.
 */
export function meanOfRatios(ratios: readonly Ratio[]): Ratio {
  const value = mean(ratios.map((ratio) => ratio.value));
  const errors = ratios.map(({ uncertainty }) => uncertainty);
  return { value, uncertainty: Math.hypot(...errors) / ratios.length };
}

/** Standard error of the mean, as a share of the mean. */
const relativeError = (figures: readonly number[]) =>
  sampleStandardDeviation([...figures]) / Math.sqrt(figures.length) / mean([...figures]);
