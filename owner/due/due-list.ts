import { addDays } from '#domain/dates/days.ts';
import type { Content } from '#check/read/read-content.ts';
import { type Aging, agingDates, LIMITS } from '#check/rules/aging-dates.ts';

/** An entry to check again, with its deadlines as ISO dates. */
export type Due = Omit<Aging, 'limit'> & {
  limit: Aging['limit'] | 'last day';
  /** Last day on which the check does not warn. */
  dueOn: string;
  /** Last day on which the check passes. */
  failsAfter: string;
  state: 'not yet' | 'due' | 'too old';
};

/** Everything in the content that has to be checked again, sorted by deadline, as of a day. */
export function dueList(content: Content, today: string): Due[] {
  const looks = agingDates(content).map((aging): Due => {
    const { warnAfter, failAfter } = LIMITS[aging.limit];
    const [dueOn, failsAfter] = [addDays(aging.on, warnAfter), addDays(aging.on, failAfter)];
    const state = today > failsAfter ? 'too old' : today >= dueOn ? 'due' : 'not yet';
    return { ...aging, dueOn, failsAfter, state };
  });
  return [...looks, ...lastDays(content, today)].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** Offers with a last day: on it somebody looks whether the casino goes on with it. */
const lastDays = (content: Content, today: string): Due[] =>
  content.bonuses.flatMap(({ file, data: { casino, headline, endsOn, updatedOn = '' } }): Due[] =>
    endsOn === undefined
      ? []
      : [
          {
            file,
            field: 'endsOn',
            on: updatedOn,
            limit: 'last day',
            says: `${casino}: ${headline}`,
            sources: [],
            dueOn: endsOn,
            failsAfter: endsOn,
            state: today >= endsOn ? 'due' : 'not yet',
          },
        ],
  );

/** Field to check, without the name of its date field. */
export const labelOf = ({ field }: Due): string => field.replace(/\.checkedOn$/, '');

const keyOf = ({ dueOn, file, field }: Due) => `${dueOn} ${file} ${field}`;
