import { newestReading, sourcesIn } from '#domain/facts/cited-source.ts';
import { allEntries } from './entries.ts';

/** The collections whose files carry a day: of their last change, or of the last look at the sources. */
type Dated =
  | 'articles'
  | 'blog'
  | 'bonuses'
  | 'casinos'
  | 'coins'
  | 'countries'
  | 'gameRules'
  | 'games'
  | 'helplines'
  | 'licences'
  | 'pages';

async function lastDayOf(name: Dated): Promise<string | undefined> {
  const entries = await allEntries(name);
  return entries
    .flatMap(({ data }) =>
      'updatedOn' in data ? data.updatedOn : (newestReading(sourcesIn(data)) ?? []),
    )
    .toSorted()
    .at(-1);
}

/** The day on which a source of an entry was last read; of one without, that of the site's own texts. */
export const lastReading = async (entry: unknown): Promise<string> =>
  newestReading(sourcesIn(entry)) ?? (await lastChange('pages'));

/**
 * The latest day in some collections; while they hold nothing, that of the texts of the site, which say
 * so. Throws if there are none either.
 */
export async function lastChange(...names: readonly Dated[]): Promise<string> {
  const own = (await Promise.all(names.map(lastDayOf))).filter((day) => day !== undefined);
  const latest = own.toSorted().at(-1) ?? (await lastDayOf('pages'));
  if (latest === undefined) throw new Error('Expected a text page with a day, found none');
  return latest;
}

/** The latest day in all that the pages about the site itself speak of. */
export function lastChangeAnywhere(): Promise<string> {
  return lastChange(
    'articles',
    'bonuses',
    'casinos',
    'coins',
    'countries',
    'games',
    'helplines',
    'pages',
  );
}
