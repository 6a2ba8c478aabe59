import type { CaseKind, CaseReason } from '#domain/complaints/case-fields.ts';
import type { Trouble } from '#domain/complaints/case-types.ts';

/** Tiles of the form. */
export const KIND_WORDS: Readonly<Record<CaseKind, string>> = {
  payout: 'Payout late or refused',
  bonus: 'Win taken for a bonus rule',
  account: 'Account closed, endless ID',
  game: 'A game or bet looks wrong',
  country: 'My country is refused',
  shut: 'I asked to be shut out',
};

export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  'withdrawal-refused': 'It was refused',
  'withdrawal-delayed': 'It’s late',
  'wrong-network': 'Wrong coin or network',
  'bonus-winnings-taken': 'The win was taken',
  'bonus-not-credited': 'The bonus didn’t come',
  'account-closed': 'It was closed',
  'documents-without-end': 'It keeps asking for ID',
  'game-result': 'A game',
  'bet-settled-wrong': 'A sports bet',
  'country-refused-after-win': 'After a win',
  'self-exclusion-ignored': 'It still let me in',
};

/** Event of the day, as the list of dates names it. */
export const EVENT_WORDS: Readonly<Record<Trouble, string>> = {
  'withdrawal-refused': 'Your payout was refused',
  'withdrawal-delayed': 'You asked for your payout',
  'wrong-network': 'You sent the coins',
  'bonus-winnings-taken': 'Your win was taken',
  'bonus-not-credited': 'The bonus didn’t come',
  'account-closed': 'Your account was closed',
  'documents-without-end': 'It asked for documents',
  'game-result': 'You played',
  'bet-settled-wrong': 'Your bet was settled',
  'country-refused-after-win': 'Your win was voided',
  'self-exclusion-ignored': 'You asked to be shut out',
};

/** Course since the complaint, as the list of dates names it; any other entry is a letter. */
export const DONE_WORDS: Readonly<Record<string, string>> = {
  'final-answer': 'It answered for good',
  'extension-notice': 'It asked for more time',
  'clock-paused': 'It stopped its clock',
  'clock-resumed': 'You sent what it asked for',
};

/** Boxes to tick. */
export const TICKS: Readonly<Record<string, string>> = {
  court: 'A court or another body has it',
  posted: 'I posted it in public',
  second: 'I had a second account',
  vpn: 'I used a VPN',
};

/** Ways in which a complaint was sent, by the end of their kind. */
export const WAYS = [
  { value: 'form', text: 'Its form' },
  { value: 'mail', text: 'Email' },
  { value: 'chat', text: 'Chat' },
  { value: 'sent', text: 'Another way' },
] as const;

export const WRITTEN = [
  { value: 'no', text: 'Not yet' },
  { value: 'sent', text: 'Yes, no final answer' },
  { value: 'final', text: 'Yes, and it refused' },
] as const;

const MISSING: Readonly<Record<string, string>> = {
  casino: 'Choose a casino, or its license.',
  country: 'Choose where you live.',
  kind: 'Choose what went wrong.',
};

/** Sentence beside a field that cannot be read. */
export function caseReason(field: string, reason: CaseReason): string {
  if (reason === 'future') return 'That day is still to come.';
  if (reason === 'early') return 'That is before the day above it.';
  return MISSING[field] ?? 'Enter a day.';
}
