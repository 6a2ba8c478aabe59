import type { Content } from '#check/read/read-content.ts';
import { type Aging, agingDates, LIMITS } from '#check/rules/aging-dates.ts';

/** What somebody should look at again, and by when: ISO dates. */
export type Due = Aging & {
  /** The last day without a warning of the check. */
  dueOn: string;
  /** The last day on which the check still passes. */
  failsAfter: string;
  state: 'not yet' | 'due' | 'too old';
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO date so many days after another. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** All that grows old in a content, seen from a day, by the day on which it is due for a second look. */
export function dueList(content: Content, today: string): Due[] {
  return agingDates(content)
    .map((aging): Due => {
      const { warnAfter, failAfter } = LIMITS[aging.limit];
      const [dueOn, failsAfter] = [addDays(aging.on, warnAfter), addDays(aging.on, failAfter)];
      const state = today > failsAfter ? 'too old' : today >= dueOn ? 'due' : 'not yet';
      return { ...aging, dueOn, failsAfter, state };
    })
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** What is to be looked at, without the name of the day. */
export const labelOf = ({ field }: Due): string => field.replace(/\.checkedOn$/, '');

const keyOf = ({ dueOn, file, field }: Due) => `${dueOn} ${file} ${field}`;
