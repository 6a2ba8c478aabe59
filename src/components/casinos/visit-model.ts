/** The way from this site to a casino, with all that decides how its link looks. */
export type VisitModel = {
  href: string;
  /** Whether the casino pays for visitors who come through this link. */
  paid: boolean;
  /** Name of the casino, which is also the name of the site that opens. */
  siteName: string;
  /** What speaks against the casino, said above its link; `null` where nothing weighs that much. */
  warning: string | null;
  /** Whether the casino is invented. */
  isSample: boolean;
};
