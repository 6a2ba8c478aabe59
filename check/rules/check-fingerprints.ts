import { createHash } from 'node:crypto';
import { type CitedSource, groupsIn, type Path } from '#domain/facts/cited-source.ts';
import { fieldName, type Problem, problemsSaid, valueAt } from '../describe-issue.ts';
import type { Content, Entry } from '../read/read-content.ts';

/** The collections whose statements rest on sources that somebody reads again. */
const SOURCED = [
  'articles',
  'blog',
  'bonuses',
  'casinos',
  'coins',
  'countries',
  'gameRules',
  'games',
  'helplines',
  'licences',
  'pages',
] as const;

export type Sourced = Entry<(typeof SOURCED)[number]>;

export const sourcedEntries = (content: Content): Sourced[] =>
  SOURCED.flatMap((name): Sourced[] => content[name]);

/** What an owner decides, who signs, and when the words changed. */
const NOT_SAID =
  'sources supports fingerprint draft publishOn updatedOn offers writtenBy checkedBy'.split(' ');

/** A source, the part of the file that lists it, and the names of the statements there that rest on it. */
export type BoundSource = { at: Path; source: Source; part: unknown; statements: string[] };

/** Beside facts a source has no day of its own: each fact that names it has one. */
type Source = Omit<CitedSource, 'readOn'> & { readOn?: string | null };

/** Every source of an entry, with its statements: those it supports and those that name its key, or else all. */
export const boundSources = ({ data }: Pick<Sourced, 'data'>): BoundSource[] => [
  ...itsOwnSource(data),
  ...[...groupsIn(data)].flatMap(([path, part]) => {
    if (!('sources' in part)) return [];
    return Object.entries(Object(part.sources) as Source[]).flatMap(([key, source]) => {
      const naming = [...groupsIn(part)].filter(([, node]) => Object(node).source === key);
      const names = naming.flatMap(([at, node]) => {
        const name = at.join('.');
        return 'checkedOn' in node ? [name, `${name}.checkedOn`] : [name];
      });
      const named = [...names, ...(source.supports ?? [])];
      const at = [...path, 'sources', Array.isArray(part.sources) ? Number(key) : key];
      // Nothing rests on a source that no fact names.
      if (named.length === 0 && source.readOn === undefined) return [];
      return [{ at, source, part, statements: named.length === 0 ? [''] : named }];
    });
  }),
];

/** A page that rests on no source answers for its own words, on the day of their last change. */
function itsOwnSource(data: Sourced['data']): BoundSource[] {
  if (!('lead' in data && 'updatedOn' in data) || data.sources.length > 0) return [];
  const { title, updatedOn: readOn, fingerprint } = data;
  return [{ at: [], source: { title, readOn, fingerprint }, part: data, statements: [''] }];
}

/**
 * What a statement says: a field, a section of the text from its heading to the next, or all. `undefined` if
 * there is none of that name.
 */
export function saidUnder(name: string, part: unknown, body: string): unknown {
  if (name === '') return [part, body];
  const [opening, ...sections] = body.split(/^##+ +/m);
  if (name === 'opening') return opening || undefined;
  const section = sections.find((one) => one.split('\n')[0]?.trimEnd() === name);
  return section ?? valueAt(part, name.split('.'));
}

const ITSELF = 'the source itself';

/** A short hash of the source itself and of each of its statements. */
function hashesOf({ source, part, statements }: BoundSource, body: string): [string, string][] {
  const said = statements.map((name): [string, unknown] => [name, saidUnder(name, part, body)]);
  return [[ITSELF, source] as [string, unknown], ...said].map((pair) => {
    const text = JSON.stringify(pair, (key, value: unknown) =>
      NOT_SAID.includes(key) ? undefined : value,
    );
    return [pair[0], createHash('sha256').update(text).digest('hex').slice(0, 6)];
  });
}

export const fingerprintOf = (bound: BoundSource, { body }: Pick<Sourced, 'body'>): string =>
  hashesOf(bound, body)
    .map(([, hash]) => hash)
    .join('-');

/** What has changed since a fingerprint was taken. A file in which no source carries one is not bound yet. */
export function changedSince(bound: BoundSource, entry: Sourced): string[] {
  const isBound = boundSources(entry).some(({ source }) => source.fingerprint !== undefined);
  const taken = bound.source.fingerprint?.split('-') ?? [];
  return hashesOf(bound, entry.body).flatMap(([name, hash]) =>
    !isBound || taken.includes(hash) ? [] : [name || 'what the file says'],
  );
}

/** Whether what changed was read again: by the day of its source, or of each fact beside it. */
export function isReadAgain({ source }: BoundSource, changed: string[], today: string): boolean {
  if (source.readOn !== undefined) return source.readOn === today;
  const days = changed.filter((name) => name.endsWith('.checkedOn'));
  const facts = changed.filter((name) => name !== ITSELF && !days.includes(name));
  return days.length > 0 && facts.every((name) => days.includes(`${name}.checkedOn`));
}

/** Sources that were not read again since one of their statements changed, or that changed themselves. */
export const checkFingerprints = (content: Content): Problem[] =>
  problemsSaid((say) => {
    for (const entry of sourcedEntries(content)) {
      for (const bound of boundSources(entry)) {
        const changed = changedSince(bound, entry).join(', ');
        if (changed === '') continue;
        const { title, readOn } = bound.source;
        if (readOn === undefined) {
          const found = `“${title}”, read before this changed: ${changed}`;
          const expected = `it to be read again. Set checkedOn of each, and run npm run fingerprint ${entry.file}`;
          say(entry.file, fieldName(bound.at), found, expected);
          continue;
        }
        if (bound.at.length === 0) {
          const day = `the day of these words: npm run fingerprint reworded ${entry.file}`;
          say(entry.file, 'updatedOn', `${readOn}, and other words than on that day`, day);
          continue;
        }
        const found = `“${title}” as read on ${readOn ?? 'no day'}; changed since: ${changed}`;
        const expected = `it to be read again. Set its readOn, or take out of supports what it no longer says, and run npm run fingerprint ${entry.file}`;
        say(entry.file, fieldName(bound.at), found, expected);
      }
    }
  });
