import { startSentence } from '../counted.ts';

/** Reasons whose ids do not say enough. */
const REASONS: Readonly<Record<string, string>> = {
  payout: 'Another payout',
  multiplier: 'Another multiplier',
  step: 'Another multiplier at one step',
  result: 'Another result',
  'result-of-nonce-beside': 'The bet number beside it gives this result',
  'not-returned': 'The stake of a refused bet did not come back whole',
  'lost-but-paid': 'Lost, and yet something was paid',
  'won-or-lost': 'It calls itself won or lost otherwise',
  'expected-take': 'Another expected take',
  'bucket-of-path': 'The path leads to another bucket',
  'after-beacon': 'The bet came after its beacon was due',
  'beacon-times': 'The times of bet and beacon contradict each other',
  'seed-does-not-fit': 'The revealed seed has another hash',
  'no-rule': 'We know no rule of this game',
  'no-scheme': 'We know no rule that draws this game',
  'states-nothing': 'The row says nothing of itself',
  'left-by-hand': 'The player left by hand, and the file does not say where',
  'not-yet': 'The seed is revealed, and this row is still to be judged',
  'public-seed-missing': 'Client seed missing',
  'too-coarse': 'The file has too few digits to tell, as spreadsheets drop them',
  'follows-no-known-rule': 'It follows no rule that we know; the casino may have its own',
  'lost-by-shown': 'Lost, with the multiplier that would have paid',
};

/** Why a row differs or is not judged: other ids, such as “no stake”, are words of their own. */
export function reasonWords(reason: string): string {
  const [, rule] = /^result-by-(.*)/.exec(reason) ?? [];
  if (rule !== undefined) return `It follows another rule of this game: ${rule}`;
  if (/-impossible$|^path-not-|^claim-/.test(reason))
    return 'A field holds what this game cannot give';
  return REASONS[reason] ?? startSentence(reason.replaceAll('-', ' '));
}
