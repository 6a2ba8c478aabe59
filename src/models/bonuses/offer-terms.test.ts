import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { known, offerOf100 } from '#domain/ratings/facts-for-tests.ts';
import {
  cardTerms,
  furtherTerms,
  licenceMark,
  offerChoices,
  sizeRemarks,
  sourceOf,
} from './offer-terms.ts';

const terms = offerOf100(10);

test('only a license seen on the register is called one without a remark', () => {
  const mark = (standing: 'on-register' | 'claimed') =>
    licenceMark({ standing, authority: 'ab', number: '1' }, (authority) => authority.toUpperCase());
  expect(mark('on-register')).toEqual({ text: 'Licensed', tone: 'plain', issuer: 'AB' });
  expect(mark('claimed')).toEqual({
    text: 'License claimed',
    tone: 'value',
    issuer: 'AB, not seen on the register',
  });
  const none = { text: 'No license found', tone: 'warn', issuer: null };
  expect(licenceMark({ standing: 'none-found' }, () => '')).toEqual(none);
  expect(licenceMark(null, () => '').text).toBe('License not known');
});

describe('the terms behind the button', () => {
  test('say what is not stated, and carry the remarks', () => {
    const rows = furtherTerms({
      ...terms,
      cap: null,
      minDeposit: { ...known(money(10)), note: 'By card 20' },
    });
    expect(rows[0]).toEqual({ label: 'Rate', value: '100%', note: null });
    expect(rows.find(({ label }) => label === 'Largest bonus')?.value).toBe('It doesn’t say');
    expect(rows.find(({ label }) => label === 'Minimum deposit')?.note).toBe('By card 20');
    expect(rows.some(({ label }) => label === 'Expires')).toBe(false);
  });

  test('make a sentence of each remark on rate and size', () => {
    expect(sizeRemarks(terms)).toEqual([]);
    expect(
      sizeRemarks({ ...terms, cap: { ...known(money(100)), note: 'In three parts.' } }),
    ).toEqual(['Largest bonus $100. In three parts.']);
  });
});

test('the papers are named once each, with the day of the oldest reading', () => {
  const read = { ...terms, cap: { ...known(money(100)), checkedOn: '2026-10-05', source: 'faq' } };
  const paper = (title: string) => ({ title });
  expect(sourceOf({ terms: paper('Terms'), faq: paper('FAQ') }, read)).toBe(
    'Terms, FAQ, as of Oct 5, 2026',
  );
});

test('a card shows the cap of a withdrawal where there is one, else that of a bet', () => {
  expect(cardTerms({ ...terms, maxCashOut: known(money(100)) })).toContain('maxCashOut');
  for (const maxCashOut of [null, known('no-cap' as const)]) {
    expect(cardTerms({ ...terms, maxCashOut })[2]).toBe('maxBet');
  }
});

test('offers are chosen by what they ask for, and sorted by their smallest deposit in dollars', () => {
  const wagering = known({ multiple: 0, base: 'bonus' as const });
  const free = { ...terms, wagering, minDeposit: known('none' as const) };
  expect(offerChoices(free, ['BTC'], null)).toEqual({
    choices: ['no-wagering', 'no-deposit', 'btc'],
    leastDollars: 0,
  });
  // 0.001 BTC at $60,000
  const rates = { day: '2026-11-20', source: 'ECB', dollars: { BTC: 60_000 } };
  const inBtc = { ...terms, minDeposit: known(money(0.001, 'BTC')) };
  expect(offerChoices(inBtc, [], rates)).toEqual({ choices: [], leastDollars: 60 });
  expect(offerChoices(inBtc, [], null).leastDollars).toBeNull();
});
