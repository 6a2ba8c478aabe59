import type { CaseDateView } from '#format/cases/case-dates.ts';
import type { Bar, CaseStepView } from '#format/cases/case-steps.ts';

/** Answer to a case, in words. */
export type CaseView = {
  /** Casino, country, trouble and day. */
  sum: readonly string[];
  kind: 'usual' | 'shut' | 'unlicensed';
  step: CaseStepView;
  bars: readonly Bar[];
  dates: readonly CaseDateView[];
  extension: readonly [string, string] | undefined;
  /** Steps of the count behind each date. */
  counted: readonly { day: string; title: string; counted: string; source: string }[];
  unknown: readonly string[];
  /** Exact addresses of the casino, as text. */
  addresses: readonly string[];
  readOn: string | null;
  noDates: string;
  attach: readonly string[];
  /** False while the casino has time, and once it has answered for good. */
  hasLetter: boolean;
  odds: string;
  today: string;
};
