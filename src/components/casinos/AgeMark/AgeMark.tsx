import { formatAge } from '#format/text.ts';
import type { VisitModel } from '../visit-model.ts';

/** 21+, beside an offer. The script in the head of the page puts in the age of the reader's country. */
export function AgeMark({ visit }: { visit: VisitModel }) {
  return <span data-tell="age">{formatAge(visit.minimumAge)}</span>;
}
