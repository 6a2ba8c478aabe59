import { expect, test } from 'vitest';
import { type CountryRule, mayLinkCasino } from './link-rule.ts';

const OPEN: CountryRule = { country: 'Canada', casinoLinks: 'allowed' };
const CLOSED: CountryRule = { country: 'Germany', casinoLinks: 'information-only' };

test('where links are allowed every casino is linked, licensed or not', () => {
  expect(mayLinkCasino(OPEN, 'Curaçao')).toBe(true);
  expect(mayLinkCasino(OPEN, null)).toBe(true);
});

test('under information only a licence from elsewhere opens no link', () => {
  expect(mayLinkCasino(CLOSED, 'Curaçao')).toBe(false);
  expect(mayLinkCasino(CLOSED, 'Malta')).toBe(false);
});

test('under information only a licence of the country itself opens the link', () => {
  expect(mayLinkCasino(CLOSED, 'Germany')).toBe(true);
});

test('an unknown licence counts as none', () => {
  expect(mayLinkCasino(CLOSED, null)).toBe(false);
});
