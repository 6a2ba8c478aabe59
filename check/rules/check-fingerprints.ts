import { createHash } from 'node:crypto';
import { type CitedSource, groupsIn, type Path } from '#domain/facts/cited-source.ts';
import { fieldName, type Problem, problemsSaid, valueAt } from '../describe-issue.ts';
import type { Content, Entry } from '../read/read-content.ts';

/** The collections whose statements rest on sources that somebody reads again. */
const SOURCED = [
  'articles',
  'blog',
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

/** What an owner decides, who signs, and what says of itself when it changed. */
const NOT_SAID =
  'sources supports fingerprint draft publishOn updatedOn offers writtenBy checkedBy'.split(' ');

/** A source with what rests on it: the part of the file that lists it, and the names of its statements there. */
export type BoundSource = {
  at: Path;
  source: CitedSource;
  part: unknown;
  statements: string[];
};

/** Every source of an entry, with its statements: those it supports and those that name its key, or else all. */
export const boundSources = ({ data }: Pick<Sourced, 'data'>): BoundSource[] =>
  [...groupsIn(data)].flatMap(([path, part]) => {
    if (!('sources' in part)) return [];
    return Object.entries(Object(part.sources)).map(([key, value]) => {
      const source = value as CitedSource;
      const naming = [...groupsIn(part)].filter(([, node]) => Object(node).source === key);
      const named = [...naming.map(([at]) => at.join('.')), ...(source.supports ?? [])];
      return {
        at: [...path, 'sources', Array.isArray(part.sources) ? Number(key) : key],
        source,
        part,
        statements: named.length === 0 ? [''] : named,
      };
    });
  });

/** What a statement says: a field, a section of the text, or all. `undefined` if there is none of that name. */
export function saidUnder(name: string, part: unknown, body: string): unknown {
  if (name === '') return [part, body];
  const [opening = '', ...sections] = body.split(/^(?=##+ )/m);
  if (name === 'opening' && body !== '') return opening;
  const [first, ...after] = sections.slice(sections.findIndex((one) => headingOf(one) === name));
  if (first === undefined || headingOf(first) !== name) return valueAt(part, name.split('.'));
  const depth = (section: string) => section.indexOf(' ');
  const end = after.findIndex((section) => depth(section) <= depth(first));
  return [first, ...(end < 0 ? after : after.slice(0, end))];
}

const headingOf = (section: string) => /^##+ +(.*?)\s*$/m.exec(section)?.[1];

export const headingsOf = (body: string): string[] =>
  [...body.matchAll(/^##+ +(.*?)\s*$/gm)].flatMap(([, heading]) => heading ?? []);

const ITSELF = 'the source itself';

/** A short hash for the source itself and for each of its statements. */
function hashesOf({ source, part, statements }: BoundSource, body: string): Map<string, string> {
  const said = statements.map((name) => [name, saidUnder(name, part, body)] as const);
  return new Map(
    [[ITSELF, source] as const, ...said].map(([name, value]) => {
      const text = JSON.stringify([name, value], (key, inner: unknown) =>
        NOT_SAID.includes(key) ? undefined : inner,
      );
      return [name, createHash('sha256').update(text).digest('hex').slice(0, 6)];
    }),
  );
}

export const fingerprintOf = (bound: BoundSource, { body }: Pick<Sourced, 'body'>): string =>
  [...hashesOf(bound, body).values()].join('-');

/** What has changed since a fingerprint was taken. A file in which no source carries one is not bound yet. */
export function changedSince(bound: BoundSource, entry: Sourced): string[] {
  const { fingerprint } = bound.source;
  const isBound = boundSources(entry).some(({ source }) => source.fingerprint !== undefined);
  if (fingerprint === undefined) return isBound ? [ITSELF] : [];
  const taken = fingerprint.split('-');
  return [...hashesOf(bound, entry.body)].flatMap(([name, hash]) =>
    taken.includes(hash) ? [] : [name === '' ? 'what the file says' : name],
  );
}

/** Sources that were not read again since one of their statements changed, or that changed themselves. */
export const checkFingerprints = (content: Content): Problem[] =>
  problemsSaid((say) => {
    for (const entry of sourcedEntries(content)) {
      for (const bound of boundSources(entry)) {
        const changed = changedSince(bound, entry).join(', ');
        if (changed === '') continue;
        const { title, readOn } = bound.source;
        const found = `“${title}” as read on ${readOn ?? 'no day'}; changed since: ${changed}`;
        const expected = `it to be read again. Set its readOn, or take out of supports what it no longer says, and run npm run fingerprint ${entry.file}`;
        say(entry.file, fieldName(bound.at), found, expected);
      }
    }
  });
