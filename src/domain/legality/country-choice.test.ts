import { expect, test } from 'vitest';
import { GEO_NOTICE_KEY, parseCountryChoice, REQUIRED_COUNTRIES } from './country-choice.ts';

const ON_FILE = ['AU', 'BR', 'CA', 'DE', 'UK', 'US'].map((code) => ({ code }));

test('the countries of every site are those of the specification, in its order', () => {
  expect(REQUIRED_COUNTRIES.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'US United States',
    'UK United Kingdom',
    'CA Canada',
    'DE Germany',
    'AU Australia',
  ]);
});

test.each(ON_FILE)('the stored code $code of a country on file is restored', ({ code }) => {
  expect(parseCountryChoice(code, ON_FILE)).toBe(code);
});

test.each(['', 'FR', 'GB', 'de', ' DE', 'United Kingdom', 'toString', '{"code":"DE"}'])(
  '%j is no country that can be read',
  (stored) => {
    expect(parseCountryChoice(stored, ON_FILE)).toBeNull();
  },
);

test('a country that is taken off the file can no longer be read', () => {
  expect(parseCountryChoice('BR', [{ code: 'US' }])).toBeNull();
  expect(parseCountryChoice('DE', [])).toBeNull();
});

test('the name of the storage entry never changes, or choices would be lost', () => {
  expect(GEO_NOTICE_KEY).toBe('geoNoticeCountry');
});
