import type { CaseEvent, Trouble } from './case-types.ts';
import { isShutOut } from './read-case.ts';

/** Trouble as the subject of a letter. */
export const TROUBLE_SUBJECT: Record<Trouble, string> = {
  'withdrawal-refused': 'Withdrawal refused',
  'withdrawal-delayed': 'Withdrawal not paid',
  'documents-without-end': 'Documents asked for again',
  'bonus-winnings-taken': 'Winnings removed',
  'account-closed': 'Account closed',
  'game-result': 'Result of a game',
  'bet-settled-wrong': 'Settlement of a bet',
  'country-refused-after-win': 'Winnings removed because of my country',
  'self-exclusion-ignored': 'Self-exclusion asked for',
  'wrong-network': 'Deposit on another network',
  'bonus-not-credited': 'Bonus not credited',
};

/** Events as clauses; `@` stands for the casino. */
const EVENT_CLAUSE: Record<string, string> = {
  refusal: '@ refused my withdrawal',
  request: 'I asked for a withdrawal',
  confiscation: '@ removed winnings from my account',
  closure: '@ closed my account',
  session: 'I played the session that this is about',
  play: 'I played',
  'bet-placed': 'I placed the bet that this is about',
  'bet-settled': '@ settled the bet',
  voided: '@ removed my winnings',
  'self-exclusion-asked': 'I asked to be shut out',
  'deposit-taken': '@ took a deposit from me',
  notice: '@ wrote to me',
};

/** July 22, 2025: a month in letters cannot be misread abroad. */
export const longDate = (day: string): string =>
  // eslint-disable-next-line no-restricted-globals -- A calendar, not a clock.
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** On November 20, 2026, you refused my withdrawal. `who`: the casino, as the letter names it. */
export function eventSentence(event: CaseEvent, who: string, trouble: Trouble): string {
  const { kind, day, dayFrom, dayTo, dayReader, at } = event;
  const known = day ?? dayReader ?? at?.slice(0, 10);
  const span = [dayFrom, dayTo].filter((one) => one !== undefined).map(longDate);
  const when = known === undefined ? `Between ${span.join(' and ')}` : `On ${longDate(known)}`;
  // Words of a letter about being shut out say nothing of winning.
  const fallback = isShutOut({ trouble })
    ? 'I could play'
    : `this happened: ${TROUBLE_SUBJECT[trouble].toLowerCase()}`;
  return `${when}, ${(EVENT_CLAUSE[kind] ?? fallback).replace('@', who)}.`;
}
