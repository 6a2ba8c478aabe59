import type { CheckedContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';

/** Outcome of a command that changes several files or none; `name` still stands in texts. */
export type Renamed = { isDone: boolean; said: string[]; name?: string };

export const NOTHING = 'Nothing was changed.';

/** Reason why nothing was done. */
export const refused = (...said: string[]): Renamed => ({ isDone: false, said });

export const faultsOf = ({ problems, ahead }: CheckedContent): string[] =>
  [...problems, ...ahead].map(formatProblem);
