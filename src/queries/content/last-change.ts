import { allEntries } from './entries.ts';
import { oncePerBuildEach } from './once-per-build.ts';

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
  | 'pages';

const daysOf = oncePerBuildEach(async (name: Dated) =>
  (await allEntries(name)).map(({ data }) =>
    'updatedOn' in data ? data.updatedOn : data.checkedOn,
  ),
);

/**
 * The latest day in some collections; while they hold nothing, that of the texts of the site, which say
 * so. Throws if there are none either.
 */
export async function lastChange(...names: readonly Dated[]): Promise<string> {
  const own = (await Promise.all(names.map(daysOf))).flat();
  const days = own.length > 0 ? own : [...(await daysOf('pages'))];
  const latest = days.toSorted().at(-1);
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
