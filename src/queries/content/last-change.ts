import { newestReading, sourcesIn } from '#domain/facts/cited-source.ts';
import { allEntries } from './entries.ts';

/** The collections whose files carry a day: of their last change, and of the last look at the sources. */
type Dated =
  | 'articles'
  | 'blog'
  | 'bonusCategories'
  | 'bonuses'
  | 'casinos'
  | 'coins'
  | 'countries'
  | 'faq'
  | 'gameRules'
  | 'games'
  | 'helplines'
  | 'licences'
  | 'pages'
  | 'paymentPages'
  | 'site';

async function lastDayOf(name: Dated): Promise<string | undefined> {
  const entries = await allEntries(name);
  return latest(entries.map(({ data }) => lastDay(data)));
}

const latest = (days: readonly (string | null | undefined)[]) =>
  days
    .filter((day) => day != null)
    .toSorted()
    .at(-1);

/** Where a page prints the days of its sources, it changes with each reading. */
const lastDay = (entry: { updatedOn?: string | undefined }) =>
  latest([entry.updatedOn, newestReading(sourcesIn(entry))]);

/** The day on which an entry was changed or a source of it read; without either that of the site's own texts. */
export const lastChangeOf = async (entry: { updatedOn?: string | undefined }): Promise<string> =>
  lastDay(entry) ?? (await lastChange('pages'));

/**
 * The latest day in some collections; while they hold nothing, that of the texts of the site, which say
 * so. Throws if there are none either.
 */
export async function lastChange(...names: readonly Dated[]): Promise<string> {
  const day = latest(await Promise.all(names.map(lastDayOf))) ?? (await lastDayOf('pages'));
  if (day === undefined) throw new Error('Expected a text page with a day, found none');
  return day;
}
