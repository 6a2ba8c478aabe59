import type { CasinoCountries, CasinoState } from '#domain/legality/link-rule.ts';

/** Link to a casino, with everything that decides its look. */
export type VisitModel = CasinoCountries & {
  href: string;
  /**
   * Addresses for readers of other countries by country code; `null` where one address serves all.
   */
  elsewhere: Readonly<Record<string, string>> | null;
  /** True if the casino pays for visitors through this link. */
  paid: boolean;
  /** Name of the casino and of the site that opens. */
  siteName: string;
  /** States for readers who have chosen no country. */
  atFirst: readonly CasinoState[];
  /** Warning shown above the link; `null` without a serious weakness. */
  warning: string | null;
};
