import type { LetterFacts, LetterInput, LetterPart } from './letter-types.ts';
import { eventSentence } from './letter-words.ts';
import type { Content, LicenseClock } from './license-clock.ts';
import { isShutOut } from './read-case.ts';

export type Part = LetterPart | string;
export type Paragraph = readonly Part[];

/** Places of a letter, with the name of the blank. */
const BLANKS = {
  casino: 'the casino’s name and site',
  operator: 'the company that runs it',
  name: 'your full name',
  address: 'your address',
  phone: 'your phone number',
  account: 'your account number or user name',
  what: 'what happened, one fact a sentence',
  reasons: 'your reasons',
  claim: 'what you ask for: the sum, with its coin',
  language: 'the language you want',
  transactions: 'coin, network and transaction ids',
  rounds: 'round or bet numbers, with their times',
  reference: 'the number of your complaint',
  request: 'the words of your request',
  requestedBy: 'where you asked: chat, mail or form',
  afterwards: 'every deposit and bet since, with day and sum',
  documents: 'documents',
} as const satisfies Partial<Record<keyof LetterFacts, string>>;

export const partsOf = (parts: Paragraph): LetterPart[] =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part));

/** Typed text, or the blank for it. */
export function place({ facts }: LetterInput, name: keyof typeof BLANKS): LetterPart {
  const typed = facts[name]?.trim();
  return typed ? { text: typed } : { blank: BLANKS[name] };
}

/** Place with a label, where somebody asks for it. */
export const optional = (
  input: LetterInput,
  name: keyof typeof BLANKS,
  label: string,
  isAsked: boolean,
): Paragraph[] => (isAsked ? [[`${label}: `, place(input, name), '.']] : []);

export const clocksOf = ({ case: { licences }, licenses }: LetterInput): LicenseClock[] =>
  licences.flatMap(({ authority }) => licenses[authority]?.complaint ?? []);

/** Points that the rules of the licenses and the casino's terms ask a complaint to hold. */
export const asks = (input: LetterInput): ReadonlySet<Content> =>
  new Set([
    ...clocksOf(input).flatMap(({ mustContain }) => mustContain ?? []),
    ...(input.case.ownClause.mustContain ?? []),
  ]);

/** One paragraph: what comes before the list, and a line for each of its items. */
export const numbered = (before: string, lines: readonly string[]): Paragraph => [
  [before, ...lines.map((line, index) => `${index + 1}. ${line}`)].join('\n'),
];

/** Paragraphs as one, a space between them. */
export const joined = (...paragraphs: readonly Paragraph[]): Paragraph =>
  paragraphs.flatMap((paragraph, index) => (index === 0 ? paragraph : [' ', ...paragraph]));

/** Ways by which the letter must go. */
export function byForm(input: LetterInput): string {
  if (clocksOf(input).some(({ onlyForm }) => onlyForm)) return ', by the form behind its seal';
  const { form } = input.case.ownClause;
  return form?.length ? `, by ${form.join(' or ').replace('-', ' ')}` : '';
}

export function whoIAm(input: LetterInput): Paragraph[] {
  const asked = asks(input);
  return [
    joined(
      ['My name is ', place(input, 'name'), '. My account is ', place(input, 'account'), '.'],
      ...optional(input, 'address', 'My address', asked.has('address')),
      ...optional(input, 'phone', 'My phone number', asked.has('phone')),
    ),
  ];
}

/** Events in their order, after what the letter says of itself, and what happened. */
export function course(input: LetterInput, who: string, first: Paragraph[] = []): Paragraph[] {
  const { events, trouble, vpnUsed, secondAccount } = input.case;
  const isMoney = /^(?:withdrawal|wrong-network|country-refused)/.test(trouble);
  const isPlay = /^(?:game-result|bet-settled)/.test(trouble);
  return [
    joined(
      ...first,
      ...events.map((event) => [eventSentence(event, who, trouble)]),
      ...(isShutOut({ trouble }) ? [] : [[place(input, 'what')]]),
    ),
    ...optional(input, 'transactions', 'Transactions', isMoney),
    ...optional(input, 'rounds', 'Rounds or bets', isPlay),
    // Own slips, because the other side has the log.
    ...(vpnUsed ? [['I used a VPN.']] : []),
    ...(secondAccount ? [['I had a second account.']] : []),
    ...(input.facts.finding?.trim() ? [['My own check of the bets: ', input.facts.finding]] : []),
  ];
}

export const subjectOf = (input: LetterInput, text: string): Paragraph => [
  `${input.case.ownClause.subject ?? 'COMPLAINT'}. ${text}`,
];

export const languageOf = (input: LetterInput) =>
  optional(input, 'language', 'Please answer in this language', asks(input).has('language'));
