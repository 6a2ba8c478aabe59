import { formatAge } from '#format/text.ts';
import type { VisitModel } from '../visit-model.ts';

/**
 * Legal age beside an offer, such as 21+. A script in the head replaces it with that of the
 * reader's country.
 */
export function AgeMark({ visit }: { visit: VisitModel }) {
  return <span data-country-text="age">{formatAge(visit.minimumAge)}</span>;
}
