import { expect, test } from 'vitest';
import { type CountryRule, mayLinkCasino } from './link-rule.ts';

const OPEN: CountryRule = { code: 'CA', casinoLinks: 'show' };
const CLOSED: CountryRule = { code: 'DE', casinoLinks: 'information-only' };

test('where links are shown every casino is linked, licensed or not', () => {
  expect(mayLinkCasino(OPEN, 'MT')).toBe(true);
  expect(mayLinkCasino(OPEN, null)).toBe(true);
});

test('under information only a licence from elsewhere opens no link', () => {
  expect(mayLinkCasino(CLOSED, 'MT')).toBe(false);
  expect(mayLinkCasino(CLOSED, 'CA')).toBe(false);
});

test('under information only a licence of the country itself opens the link', () => {
  expect(mayLinkCasino(CLOSED, 'DE')).toBe(true);
});

test('an unknown licence counts as none', () => {
  expect(mayLinkCasino(CLOSED, null)).toBe(false);
});
