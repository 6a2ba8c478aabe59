import { formatCount } from '../text.ts';

/** Why a whole file is not read, and what helps. */
const REFUSALS: Readonly<Record<string, string>> = {
  'empty-file': 'This file is empty.',
  'too-large': 'This file is larger than we read. Export fewer days at a time.',
  'not-readable': 'The browser could not read this file. Choose it again.',
  packed: 'This file is packed. Unpack it, or save the table as CSV, and choose that.',
  'utf-16': 'This text has two bytes a character. Save it as UTF-8 and choose it again.',
  'not-text': 'This file is no text: a picture, a program or a database.',
  'not-utf8': 'This text is not in UTF-8. Save it as UTF-8 and choose it again.',
  'web-page': 'This is a web page. Look for an export as JSON or CSV.',
  'cut-off': 'This JSON ends in the middle. Download it again.',
  'too-long': 'One line or entry of this file is longer than any round.',
  'too-many-columns': 'This table has more columns than any history.',
  'unknown-json': 'No entry of this JSON looks like a round that we know.',
  'not-a-table': 'This text is no table of two columns or more.',
  'no-rounds': 'This file holds no round.',
  'too-many-rounds': 'This file holds more rounds than we read. Export fewer days at a time.',
  'mapping-does-not-fit': 'A column that you named is not in this table. Choose the file again.',
};

type Told = { state: string; rounds: number; refusal: { reason: string } | null };

/** Where a file stands, in one sentence. */
export function fileSentence({ state, rounds, refusal }: Told): string {
  if (refusal !== null) return REFUSALS[refusal.reason] ?? 'We could not read this file.';
  if (state === 'read') return `${formatCount(rounds)} rounds.`;
  return state === 'needs-mapping' ? 'Say below what its columns hold.' : 'Not read yet.';
}
