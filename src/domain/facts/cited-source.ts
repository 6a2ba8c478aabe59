/** Reasons why a source has no address to open. */
export const NO_ADDRESS = [
  'own-arithmetic',
  'own-reading',
  'in-print',
  'gambling-site',
  'invented',
  'not-found',
] as const;

export type NoAddress = (typeof NO_ADDRESS)[number];

/** One source, in the one shape that all content has. */
export type CitedSource = {
  title: string;
  /** Its address; without one, `noAddress` says why. */
  url?: string | undefined;
  noAddress?: NoAddress | undefined;
  /** Secondary: the page reports on a law, authority, service or publisher and is not theirs. */
  secondary?: boolean | undefined;
  /** The page of another body that prints the original. */
  reprint?: boolean | undefined;
  /** ISO day on which it was read, or the sum was done; `null` if not yet. */
  readOn: string | null;
  /** ISO day printed on the source itself. */
  publishedOn?: string | undefined;
  /** Words relied on, verbatim. */
  quote?: string | undefined;
  archivedUrl?: string | undefined;
  /** Statements that rest on it, by field or heading; without it, everything in the file. */
  supports?: readonly string[] | undefined;
};

type Read = Pick<CitedSource, 'readOn'>;

const readingDays = (sources: readonly Read[]) =>
  sources.flatMap(({ readOn }) => readOn ?? []).toSorted();

/** Earliest day of reading: the day that a page may print for all of its sources. */
export const oldestReading = (sources: readonly Read[]): string | null =>
  readingDays(sources)[0] ?? null;

/** Latest day of reading. */
export const newestReading = (sources: readonly Read[]): string | null =>
  readingDays(sources).at(-1) ?? null;

export type Path = (string | number)[];

/** Every object in a value, at any depth, with its path. */
export function* groupsIn(value: unknown, path: Path = []): Generator<[Path, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value];
  for (const [name, child] of Object.entries(value)) {
    yield* groupsIn(child, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

const isSource = (node: object): node is CitedSource =>
  'title' in node && ('url' in node || 'noAddress' in node);

/** Every source in an entry, however deep. */
export const sourcesIn = (entry: unknown): CitedSource[] =>
  [...groupsIn(entry)].map(([, node]) => node).filter(isSource);

/** Sources with a day of reading that support any of the statements, in whole or in part. */
export const readSourcesOf = (
  statements: readonly string[],
  sources: readonly CitedSource[],
): CitedSource[] =>
  sources.filter(
    ({ supports = [''], readOn }) =>
      readOn !== null &&
      supports.some((name) => statements.some((one) => isWithin(one, name) || isWithin(name, one))),
  );

/** True for the field itself and for its parts: laws.0.year is within laws.0, and within all (empty). */
export const isWithin = (part: string, whole: string): boolean =>
  whole === '' || part === whole || part.startsWith(`${whole}.`);

/** Fields for whose `null` pages print “No source found” or “Not known”. */
const PRINTED_GAP =
  /^(?:stats\.\d+\.\w+|networks\.\d+\.(?:confirmations|wait|fee)|regulators\.\d+\.registerUrl)$/;

/** Paths of an entry's statements that have no source, or none that has been read. */
export function unsourcedFields(entry: unknown): Path[] {
  // A country where no casino can be licensed has no register.
  const isProhibited = Object(entry).status === 'prohibited';
  return [...groupsIn(entry)].flatMap(([path, node]) => [
    ...(isSource(node) && (node.noAddress === 'not-found' || node.readOn === null)
      ? [[...path, node.noAddress === undefined ? 'readOn' : 'noAddress']]
      : []),
    ...Object.entries(node).flatMap(([name, value]) =>
      value === 'unverified' ||
      (value === null &&
        PRINTED_GAP.test([...path, name].join('.')) &&
        !(isProhibited && name === 'registerUrl'))
        ? [[...path, name]]
        : [],
    ),
  ]);
}

/** Sources without duplicates by title: the earliest reading of each is kept. */
export function distinctSources(sources: readonly CitedSource[]): CitedSource[] {
  const byAge = sources.toSorted((a, b) => (b.readOn ?? '').localeCompare(a.readOn ?? ''));
  return [...new Map(byAge.map((source) => [source.title, source])).values()];
}

/** The source with that key. Throws where the file lists none. */
export function sourceUnder(
  key: string,
  sources: Readonly<Record<string, CitedSource>>,
): CitedSource {
  const source = sources[key];
  if (source === undefined) throw new Error(`Expected a source named ${key}, found none`);
  return source;
}
