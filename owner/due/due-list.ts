import { addDays } from '#domain/dates/days.ts';
import { isLaunched, launchBlockers } from '#check/launch-points.ts';
import type { Content } from '#check/read/read-content.ts';
import { type Aging, agingDates, FRESH_DAYS } from '#check/rules/aging-dates.ts';

/** An entry to check again, with its deadlines as ISO dates. */
export type Due = Omit<Aging, 'limit'> & {
  limit: Aging['limit'] | 'last day' | 'launch';
  /** Last day on which the check does not warn. */
  dueOn: string;
  state: 'not yet' | 'due';
};

/** Everything in the content that has to be checked again, sorted by deadline, as of a day. */
export function dueList(content: Content, today: string): Due[] {
  const looks = agingDates(content).map((aging): Due => {
    const dueOn = addDays(aging.on, FRESH_DAYS[aging.limit]);
    return { ...aging, dueOn, state: today >= dueOn ? 'due' : 'not yet' };
  });
  const all = [...looks, ...lastDays(content, today), ...sinceLaunch(content, today)];
  return all.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** Points that would have stood in the way of the launch, and turned up after it. */
const sinceLaunch = (content: Content, today: string): Due[] =>
  (isLaunched(content, today) ? launchBlockers(content) : []).map(({ file, field, found }) => ({
    ...{ file, field, on: today, limit: 'launch', says: found, sources: [] },
    ...{ dueOn: today, state: 'due' },
  }));

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
            state: today >= endsOn ? 'due' : 'not yet',
          },
        ],
  );

/** Field to check, without the name of its date field. */
export const labelOf = ({ field }: Due): string => field.replace(/\.checkedOn$/, '');

const keyOf = ({ dueOn, file, field }: Due) => `${dueOn} ${file} ${field}`;
