/** The way from this site to a casino, with all that decides how its link looks. */
export type VisitModel = {
  href: string;
  /** Other addresses for readers who have chosen a country, by its code; `null` where all have one. */
  elsewhere: Readonly<Record<string, string>> | null;
  /** Whether the casino pays for visitors who come through this link. */
  paid: boolean;
  /** Name of the casino, which is also the name of the site that opens. */
  siteName: string;
  /** Code of the country on file on whose register its licence was seen; `null` for none. */
  licensedIn: string | null;
  /** Whether the link stands for readers who have chosen no country. */
  isShownAtFirst: boolean;
  /** What speaks against the casino, said above its link; `null` where nothing weighs that much. */
  warning: string | null;
  /** Age in years that the law asks for, of readers who have chosen no country. */
  minimumAge: number;
  /** Whether the casino is invented. */
  isSample: boolean;
};
