import type { ReadingReason } from '#domain/rounds/reading/reasons.ts';
import { startSentence } from '../counted.ts';

/** Problem of a file or a row, and its remedy. */
export const READING_WORDS: Record<ReadingReason, string> = {
  'empty-file': 'The file is empty. Download it again, or choose another one.',
  'too-large': 'The file is larger than 400 MB. Split it into several files, such as one a month.',
  'not-readable':
    'The browser couldn’t open the file. Move it to a folder of your own and choose it again.',
  packed:
    'The file is packed, or a workbook of a spreadsheet program. Unpack it, or save its table as CSV.',
  'not-text':
    'The file holds bytes that no text has. Save the history as JSON, or as CSV in UTF-8.',
  'web-page': 'The file is a web page. Use the export of your casino, which gives JSON or CSV.',
  'cut-off':
    'The file ends in the middle of a row. Download it again: a part of the history is missing.',
  'too-long': 'One row is longer than a round can be. Check that the file is the history itself.',
  'not-a-table':
    'The file is text without columns. A history is JSON, or a table with one round a row.',
  'unclosed-quote':
    'A quote in the file is opened and not closed, so its rows can’t be told apart. Download it again.',
  'heads-change': 'Further down, the file has other column names. Split it there into two files.',
  'no-rounds':
    'The file holds nothing that looks like a round. Check that it is the list of your bets.',
  'too-many-rounds': 'The file holds more than two million rounds. Split it into several files.',
  'same-file': 'You already added this file. We left it out, so no round counts twice.',
  'too-many-kinds':
    'The file names more games or currencies than a casino has. Check which columns hold them.',
  'mapping-does-not-fit': 'A chosen column is missing or looks personal. Choose the columns again.',
  'reader-failed':
    'This page failed to read the file. That is our fault and says nothing about the file.',
  'not-json': 'The row isn’t valid JSON. It was left out.',
  'field-missing': 'The row has no stake. It was left out.',
  'not-a-number':
    'An amount or count in the row isn’t a number that can be read. The row was left out.',
  'not-a-time': 'The time of the row isn’t written in the chosen way. The row was left out.',
  'not-an-outcome':
    'What was played, or what came out, is written in a way we don’t know. The row was left out.',
  'surplus-cells':
    'The row has more cells than the table has columns, as an unquoted 1,234.56 makes. It was left out.',
  'missing-cells': 'The row has fewer cells than the table has columns. It was left out.',
  'return-without-stake':
    'The row has a payout, a profit or a multiplier, and no stake. It was left out.',
  'repeated-heads': 'The row repeats the names of the columns.',
  'total-row': 'The row is a total of others.',
  'unnamed-row': 'The row has amounts, and no game, time or number of a bet. It was left out.',
  'no-bet': 'The row is a deposit, a withdrawal or a fee.',
};

/** Words for reasons whose ids are not clear enough. */
const REASONS: Readonly<Record<string, string>> = {
  ...READING_WORDS,
  payout: 'Wrong payout',
  multiplier: 'Another multiplier',
  step: 'Another multiplier at one step',
  result: 'Another result',
  'result-of-nonce-beside': 'The bet number beside it gives this result',
  'not-returned': 'The stake of a refused bet didn’t come back whole',
  'lost-but-paid': 'Lost, and yet something was paid',
  'won-but-unpaid': 'Won, and yet nothing was paid',
  'no-outcome': 'Nothing was paid, and the row doesn’t say that it lost',
  'no-crash-point': 'Called lost, and the file doesn’t say where the round crashed',
  'partly-paid': 'Paid in part, as after a void selection, and the file doesn’t say which',
  'won-or-lost': 'It calls itself won or lost otherwise',
  'expected-take': 'Another expected take',
  'bucket-of-path': 'The path leads to another bucket',
  'after-beacon': 'The bet came after its beacon was due',
  'beacon-times': 'The times of bet and beacon contradict each other',
  'seed-does-not-fit': 'The revealed seed has another hash',
  'no-rule': 'We know no rule of this game',
  'no-scheme': 'We know no rule that draws this game',
  'states-nothing': 'The row says nothing of itself',
  'left-by-hand': 'The player left by hand, and the file doesn’t say where',
  'not-yet': 'The seed is revealed, and this row is still to be judged',
  'public-seed-missing': 'Client seed missing',
  'no-payout': 'The row shows no payout',
  'two-currencies': 'The row names two currencies',
  'amounts-disagree': 'Payout, profit and multiplier of the row contradict each other',
  'half-of-a-bet': 'A ledger has bet and win in rows of their own',
  unread: 'The row couldn’t be read, and may be a bet',
  'too-coarse': 'Too coarse to say: the multiplier is shown rounded or cut',
  'less-than-others': 'Less than this multiplier pays in the other rows',
  'follows-no-known-rule': 'It follows no rule that we know; the casino may have its own',
  'lost-by-shown': 'Lost, with the multiplier that would have paid',
};

/**
 * Reason why a row differs, is not judged or is left out; ids without an entry, such as “no stake”, are words
 * already.
 */
export function reasonWords(reason: string): string {
  const [, rule] = /^result-by-(.*)/.exec(reason) ?? [];
  if (rule !== undefined) return `It follows another rule of this game: ${rule}`;
  if (/-impossible$|^path-not-|^claim-/.test(reason))
    return 'A field holds what this game can’t give';
  return REASONS[reason] ?? startSentence(reason.replaceAll('-', ' '));
}

/** Reason why most of the rows were left out that were; empty where none was. */
export function commonestReason(rowsByReason: Readonly<Record<string, number>>): string {
  const [[reason = ''] = []] = Object.entries(rowsByReason).toSorted(
    ([, one], [, other]) => other - one,
  );
  return READING_WORDS[reason as ReadingReason] ?? '';
}
