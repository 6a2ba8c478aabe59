/** Link to a casino, with everything that decides its look. */
export type VisitModel = {
  href: string;
  /**
   * Addresses for readers of other countries by country code; `null` where one address serves all.
   */
  elsewhere: Readonly<Record<string, string>> | null;
  /** True if the casino pays for visitors through this link. */
  paid: boolean;
  /** Name of the casino and of the site that opens. */
  siteName: string;
  /** Codes of the countries on whose registers a licence was seen. */
  licensedIn: readonly string[];
  /** True if readers who have chosen no country get the link. */
  isShownAtFirst: boolean;
  /** True if nobody gets a link before choosing a country. */
  asksCountry: boolean;
  /** Warning shown above the link; `null` without a serious weakness. */
  warning: string | null;
};
