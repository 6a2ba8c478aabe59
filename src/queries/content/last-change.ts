import { newestReading, sourcesIn } from '#domain/facts/cited-source.ts';
import { scoreMovedOn } from '#domain/ratings/method.ts';
import type { NamesWith } from '#schemas/collections.ts';
import { allEntries } from './entries.ts';

/** The collections whose files carry a day: of their last change, and of the last look at the sources. */
type Dated = NamesWith<'updatedOn'>;

type Entry = { updatedOn?: string | undefined; earlierScores?: Parameters<typeof scoreMovedOn>[0] };

async function lastDayOf(name: Dated): Promise<string | undefined> {
  const entries = await allEntries(name);
  return latest(entries.map(({ data }) => lastDay(data)));
}

export const latest = (days: readonly (string | null | undefined)[]): string | undefined =>
  days
    .filter((day) => day != null)
    .toSorted()
    .at(-1);

/** Includes each reading of a source, which pages print, and for a score each change of the method. */
const lastDay = ({ updatedOn, earlierScores = [], ...entry }: Entry) =>
  latest([updatedOn, newestReading(sourcesIn(entry)), scoreMovedOn(earlierScores)]);

/** The day on which an entry was changed or a source of it read; without either that of the site's own texts. */
export const lastChangeOf = async (entry: Entry): Promise<string | undefined> =>
  lastDay(entry) ?? (await lastChange('pages'));

/** The latest day in some collections; while they hold nothing, that of the texts of the site, which say so. */
export async function lastChange(...names: readonly Dated[]): Promise<string | undefined> {
  return latest(await Promise.all(names.map(lastDayOf))) ?? (await lastDayOf('pages'));
}
