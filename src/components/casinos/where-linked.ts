import type { VisitModel } from './visit-model.ts';

/**
 * Attributes of what is shown only where the reader's country allows a link to the casino, such as praise of it;
 * `browser/reader.ts` hides it elsewhere.
 */
export const whereLinked = ({ licensedIn, isShownAtFirst }: VisitModel) => ({
  'data-where-linked': licensedIn.join(' '),
  hidden: !isShownAtFirst,
});
