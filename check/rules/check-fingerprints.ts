import { createHash } from 'node:crypto';
import { type Problem, problemsSaid } from '../describe-issue.ts';
import type { Content, Entry } from '../read/read-content.ts';

/** The collections whose statements rest on sources that somebody reads again. */
const SOURCED = [
  'articles',
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

/** What an owner decides, and who signs. */
const NOT_SAID = ['fingerprint', 'draft', 'publishOn', 'offers', 'writtenBy', 'checkedBy'];

/** What changes if a statement, a source or a day of reading does. */
export function fingerprintOf({ data, body }: { data: object; body: string }): string {
  const said = JSON.stringify([data, body], (name, value: unknown) =>
    NOT_SAID.includes(name) ? undefined : value,
  );
  return createHash('sha256').update(said).digest('hex').slice(0, 12);
}

/** Entries in which a statement was changed without its sources being read again, or the reverse. */
export const checkFingerprints = (content: Content): Problem[] =>
  problemsSaid((say) => {
    for (const entry of sourcedEntries(content)) {
      const now = fingerprintOf(entry);
      const { fingerprint = now } = entry.data;
      if (fingerprint === now) continue;
      const expected = `${now}: what it says or its sources changed. Read the source again, set its readOn, and run npm run fingerprint ${entry.file}`;
      say(entry.file, 'fingerprint', fingerprint, expected);
    }
  });
