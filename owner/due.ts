/**
 * `npm run due`: every fact, helpline, law and licence by the day on which it is due for a second look, with
 * what it says now and where that was read. `npm run due until 2027-01-31` leaves out what is due later.
 */
import { buildDay } from '#settings/build-day.ts';
import { isoDate } from '#schemas/iso-date.ts';
import { dueList } from './due/due-list.ts';
import { dueTable } from './due/due-table.ts';
import { requireValidContent } from './require-valid-content.ts';
import { refuse } from './terminal.ts';

const [word, until = '', ...more] = process.argv.slice(2);
const isUntil = word === 'until' && more.length === 0 && isoDate.safeParse(until).success;
if (word !== undefined && !isUntil) process.exit(refuse(['Say: npm run due [until 2027-01-31]']));

const today = buildDay();
const { content } = await requireValidContent('The content has problems, so it cannot be listed.');
const all = dueList(content, today);
console.log(dueTable(isUntil ? all.filter(({ dueOn }) => dueOn <= until) : all));
const next = all.filter(({ state }) => state === 'not yet');
console.log(
  `${all.length} to look at: ${all.length - next.length} due by ${today}, next on ${next[0]?.dueOn ?? 'no day'}.`,
);
