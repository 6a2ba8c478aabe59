import { createHash } from 'node:crypto';
import { type CitedSource, groupsIn, type Path } from '#domain/facts/cited-source.ts';
import { fieldName, type Problem, problemsSaid, valueAt } from '../describe-issue.ts';
import type { Content, Entry } from '../read/read-content.ts';

/** The collections that say something to readers: on a day, and from sources that somebody reads again. */
const BOUND = [
  'articles',
  'blog',
  'bonusCategories',
  'bonuses',
  'casinos',
  'changedOdds',
  'coins',
  'countries',
  'faq',
  'gameHistories',
  'gameRules',
  'games',
  'helplines',
  'licences',
  'pages',
  'paymentPages',
  'people',
  'searchWords',
  'selfCheck',
  'site',
] as const;

export type BoundEntry = Entry<(typeof BOUND)[number]>;

export const boundEntries = (content: Content): BoundEntry[] =>
  BOUND.flatMap((name): BoundEntry[] => content[name]);

/** What no source of a file says: what an owner decides, who signs, and when the words changed. */
const NOT_SAID =
  'sources supports fingerprint draft publishOn updatedOn offers writtenBy checkedBy'.split(' ');
/** What a file says to nobody. A source that is read again says the same. */
const NOT_SHOWN = 'fingerprint draft publishOn updatedOn readOn'.split(' ');

/** A source, the part of the file that lists it, and the names of the statements there that rest on it. */
export type BoundSource = { at: Path; source: Source; part: unknown; statements: string[] };

/** Beside facts a source has no day of its own: each fact that names it has one. */
type Source = Omit<CitedSource, 'readOn'> & { readOn?: string | null };

/** The file itself, then each source in it with its statements: those that it supports or that name its key, or all. */
export const boundSources = ({ data }: Pick<BoundEntry, 'data'>): BoundSource[] => [
  { at: [], source: itself(data), part: data, statements: [''] },
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

/** A file answers for all that it says, on the day of its last change. */
const itself = ({ updatedOn = '', fingerprint }: BoundEntry['data']): Source => ({
  title: 'the file itself',
  readOn: updatedOn,
  fingerprint,
});

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
function hashesOf({ at, source, part, statements }: BoundSource, body: string): [string, string][] {
  const said = statements.map((name): [string, unknown] => [name, saidUnder(name, part, body)]);
  return [[ITSELF, source] as [string, unknown], ...said].map((pair) => {
    const leftOut = at.length === 0 && pair[0] !== ITSELF ? NOT_SHOWN : NOT_SAID;
    const text = JSON.stringify(pair, (key, value: unknown) =>
      leftOut.includes(key) ? undefined : value,
    );
    return [pair[0], createHash('sha256').update(text).digest('hex').slice(0, 6)];
  });
}

export const fingerprintOf = (bound: BoundSource, { body }: Pick<BoundEntry, 'body'>): string =>
  hashesOf(bound, body)
    .map(([, hash]) => hash)
    .join('-');

/** What has changed since a fingerprint was taken. A file without one is not bound yet, nor sources of which none has one. */
export function changedSince(bound: BoundSource, entry: BoundEntry): string[] {
  const { fingerprint } = bound.source;
  const isBound = bound.at.length === 0 ? fingerprint !== undefined : hasFingerprint(entry);
  const taken = fingerprint?.split('-') ?? [];
  return hashesOf(bound, entry.body).flatMap(([name, hash]) =>
    !isBound || taken.includes(hash) ? [] : [name || 'what the file says'],
  );
}

const hasFingerprint = (entry: BoundEntry) =>
  boundSources(entry).some(({ source }) => source.fingerprint !== undefined);

/** Whether what changed was read again: by the day of its source, or of each fact beside it. */
export function isReadAgain({ source }: BoundSource, changed: string[], today: string): boolean {
  if (source.readOn !== undefined) return source.readOn === today;
  const days = changed.filter((name) => name.endsWith('.checkedOn'));
  const facts = changed.filter((name) => name !== ITSELF && !days.includes(name));
  return days.length > 0 && facts.every((name) => days.includes(`${name}.checkedOn`));
}

/** Files that changed after their day, and sources that were not read again after they or their statements changed. */
export const checkFingerprints = (content: Content): Problem[] =>
  problemsSaid((say) => {
    for (const entry of boundEntries(content)) {
      const stale = boundSources(entry)
        .map((bound) => ({ ...bound, changed: changedSince(bound, entry).join(', ') }))
        .filter(({ changed }) => changed !== '');
      // Of a statement that changed its source says more than the file.
      const told = stale.length > 1 ? stale.filter(({ at }) => at.length > 0) : stale;
      for (const { at, source, changed } of told) {
        const { title, readOn } = source;
        const command = `npm run fingerprint ${entry.file}`;
        if (at.length === 0) {
          const found = `${readOn || 'no day'}, and the file has changed since`;
          say(entry.file, 'updatedOn', found, `the day of this change: ${command} sets it`);
        } else if (readOn === undefined) {
          const found = `“${title}”, read before this changed: ${changed}`;
          const expected = `it to be read again. Set checkedOn of each, and run ${command}`;
          say(entry.file, fieldName(at), found, expected);
        } else {
          const found = `“${title}” as read on ${readOn ?? 'no day'}; changed since: ${changed}`;
          const expected = `it to be read again. Set its readOn, or take out of supports what it no longer says, and run ${command}`;
          say(entry.file, fieldName(at), found, expected);
        }
      }
    }
  });
