/** Why a source has no address to open. */
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
  /** The page reports what the law, authority, service or publisher says, and is not theirs. */
  secondary?: true | undefined;
  /** ISO day on which somebody read it, or did the sum; `null` where nobody has yet. */
  readOn: string | null;
  /** ISO day that the source itself bears. */
  publishedOn?: string | undefined;
  /** The words relied on, as they stand there. */
  quote?: string | undefined;
  archivedUrl?: string | undefined;
  /** The statements that rest on it, by field or heading; left out for all that the file says. */
  supports?: readonly string[] | undefined;
};

type Read = Pick<CitedSource, 'readOn'>;

const readingDays = (sources: readonly Read[]) =>
  sources.flatMap(({ readOn }) => readOn ?? []).toSorted();

/** The day that a page may print for all of its sources: no other was read earlier. */
export const oldestReading = (sources: readonly Read[]): string | null =>
  readingDays(sources)[0] ?? null;

/** The day on which the last of them was read. */
export const newestReading = (sources: readonly Read[]): string | null =>
  readingDays(sources).at(-1) ?? null;

export type Path = (string | number)[];

/** Every object in a value, at any depth, with the names that lead to it. */
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

/** The sources of some statements that somebody has read, also those of a part of one. */
export const readSourcesOf = (
  statements: readonly string[],
  sources: readonly CitedSource[],
): CitedSource[] =>
  sources.filter(
    ({ supports = [''], readOn }) =>
      readOn !== null &&
      supports.some((name) => statements.some((one) => isWithin(one, name) || isWithin(name, one))),
  );

/** Whether a field is another one or a part of it, as laws.0.year of laws.0 and of all. */
export const isWithin = (part: string, whole: string): boolean =>
  whole === '' || part === whole || part.startsWith(`${whole}.`);

/** Where pages print “No source found” or “No source yet” for what is `null`. */
const PRINTED_GAP =
  /^(?:(?:stats\.\d+|complaint)\.\w+|networks\.\d+\.(?:confirmations|wait|fee)|regulators\.\d+\.registerUrl)$/;

/** Where an entry says something for which no source was found, or none that somebody has read. */
export function unsourcedFields(entry: unknown): Path[] {
  // Where no casino can be licensed there is no register to find.
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

/** Each source once, the one that was read earliest. */
export function distinctSources(sources: readonly CitedSource[]): CitedSource[] {
  const byAge = sources.toSorted((a, b) => (b.readOn ?? '').localeCompare(a.readOn ?? ''));
  return [...new Map(byAge.map((source) => [source.title, source])).values()];
}

/** The source that a figure names. Throws where the file lists none under that key. */
export function sourceUnder(
  key: string,
  sources: Readonly<Record<string, CitedSource>>,
): CitedSource {
  const source = sources[key];
  if (source === undefined) throw new Error(`Expected a source named ${key}, found none`);
  return source;
}
