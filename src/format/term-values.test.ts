import { expect, test } from 'vitest';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import { money } from '#domain/money/money.ts';
import { known, offerOf100 } from '#domain/ratings/facts-for-tests.ts';
import {
  formatTerm,
  hasConditions,
  shortTerm,
  shortTermLabel,
  SIGNIFICANT_TERMS,
  TERM_LABELS,
  TERM_NAMES,
  type TermName,
} from './term-values.ts';

const CASES: { [Name in TermName]?: [term: BonusTerms[Name], text: string][] } = {
  matchPercent: [[known(12.5), '12.5%']],
  wagering: [
    [known({ multiple: 25, base: 'bonus' }), '25 × the bonus'],
    [known({ multiple: 20, base: 'deposit' }), '20 × the deposit'],
    [known({ multiple: 35, base: 'deposit-and-bonus' }), '35 × deposit and bonus'],
    [known({ multiple: 40, base: 'winnings' }), '40 × the winnings'],
    [known({ multiple: 0, base: 'winnings' }), 'None'],
  ],
  minDeposit: [
    [known(money(20)), '$20'],
    [known('none'), 'None'],
  ],
  maxBet: [
    [known(money(12.5)), '$12.50'],
    [known('no-cap'), 'No limit'],
  ],
  expiryDays: [
    [known(1), 'After 1 day'],
    [known(30), 'After 30 days'],
    [known('never'), 'Never'],
  ],
  stickiness: [
    [known('sticky'), 'Taken back at a withdrawal'],
    [known('cashable'), 'Can be withdrawn'],
  ],
  // The games that count come with their share, the largest first.
  contribution: [
    [known({ 'live-dealer': 10, slots: 100, crash: 0 }), 'Slots 100%, live dealer 10%, crash 0%'],
  ],
};

test.each(
  Object.entries(CASES).flatMap(([name, cases]) =>
    cases.map(([term, text]) => ({ name: name as TermName, term, text })),
  ),
)('$name reads “$text”', ({ name, term, text }) => {
  expect(formatTerm({ ...offerOf100(10), [name]: term }, name)).toBe(text);
});

test.each(TERM_NAMES)('%s is not stated where a casino leaves it out', (name) => {
  expect(formatTerm({ ...offerOf100(10), [name]: null }, name)).toBe('It doesn’t say');
});

test('the name of a term is as the glossary of an offer has it, and cut where there is little room', () => {
  expect(SIGNIFICANT_TERMS.map((name) => TERM_LABELS[name])).toEqual([
    'Minimum deposit',
    'Wagering',
    'Maximum bet',
    'Maximum cash-out',
    'Expires',
    'The bonus itself',
  ]);
  expect(shortTermLabel('minDeposit')).toBe('Min deposit');
  expect(shortTermLabel('maxCashOut')).toBe('Max cash-out');
  expect(shortTermLabel('wagering')).toBe('Wagering');
  expect(shortTerm('25 × the bonus')).toBe('25× bonus');
  expect(shortTerm('45 × deposit and bonus')).toBe('45× deposit + bonus');
  expect(shortTerm('After 30 days')).toBe('30 days');
  expect(shortTerm('10 × the bonus, also after wagering')).toBe('10× bonus');
  expect(hasConditions('10 × the bonus, also after wagering')).toBe(true);
});
