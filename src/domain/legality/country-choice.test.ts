import { describe, expect, test } from 'vitest';
import { COUNTRY_CHOICES, GEO_NOTICE_KEY, parseCountryChoice } from './country-choice.ts';

describe('country choice', () => {
  test('the countries are those of the specification, in its order', () => {
    expect(COUNTRY_CHOICES.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'US United States',
      'UK United Kingdom',
      'CA Canada',
      'DE Germany',
      'AU Australia',
    ]);
  });

  test.each(['US', 'UK', 'CA', 'DE', 'AU'] as const)('the stored code %s is restored', (code) => {
    expect(parseCountryChoice(code)).toBe(code);
  });

  test.each([null, '', 'FR', 'GB', 'de', ' DE', 'United Kingdom', 'toString', '{"code":"DE"}'])(
    '%j falls back to the United States',
    (stored) => {
      expect(parseCountryChoice(stored)).toBe('US');
    },
  );

  test('the name of the storage entry never changes, or choices would be lost', () => {
    expect(GEO_NOTICE_KEY).toBe('geoNoticeCountry');
  });
});
