/** Why a row differs, or is not judged. */
const REASONS: Readonly<Record<string, string>> = {
  payout: 'Another payout',
  multiplier: 'Another multiplier',
  step: 'Another multiplier at one step',
  result: 'Another result',
  'result-of-nonce-beside': 'The bet number beside it gives this result',
  'not-returned': 'The stake of a refused bet did not come back whole',
  'lost-but-paid': 'Lost, and yet something was paid',
  'won-or-lost': 'Calls it won or lost otherwise',
  'expected-take': 'Another expected take',
  'bucket-of-path': 'The path leads to another bucket',
  'after-beacon': 'The bet came after its beacon',
  'beacon-times': 'The times of bet and beacon contradict each other',
  'seed-does-not-fit': 'The revealed seed has another hash',
  'seed-not-revealed': 'Seed not revealed yet',
  'no-hash': 'The row names no hash',
  'no-rule': 'We know no rule of this game',
  'no-scheme': 'We know no rule that draws this game',
  'no-result': 'The row shows no result',
  'no-bet': 'The row does not say what was bet on',
  'no-stake': 'The row has no stake',
  'no-payout': 'The row has no payout',
  'no-multiplier': 'The row shows no multiplier',
  'no-bonus': 'The row shows no bonus',
  'no-time': 'The row has no time',
  'states-nothing': 'The row says nothing of itself',
  'left-by-hand': 'The player left by hand, and the file does not say where',
  'lost-by-shown': 'Lost, with the multiplier that would have paid',
  'partly-paid': 'Paid in part',
  refused: 'The bet was refused',
  open: 'Not decided yet',
  free: 'A free round',
  'above-largest-bet': 'Above the largest bet',
  'near-largest-bet': 'Within a tenth below the largest bet',
  'excluded-game': 'A game that is left out',
  'before-start': 'Before the bonus began',
  'after-end': 'After the bonus ended',
  'not-json': 'It cannot be parsed',
  'field-missing': 'A field is missing without which it is no round',
  'not-a-number': 'An amount is no number',
  'not-a-time': 'The time cannot be read in the way that was chosen',
  'not-an-outcome': 'The outcome is written in a way that we do not know',
};

/** Ids that end in the name of another rule, or say that a field holds what the game cannot give. */
export function reasonWords(reason: string): string {
  if (reason.startsWith('result-by-')) {
    return `Follows another rule of this game: ${reason.slice('result-by-'.length)}`;
  }
  if (/-impossible$|^path-not-/.test(reason)) return 'A field holds what this game cannot give';
  return REASONS[reason] ?? reason.replaceAll('-', ' ');
}
