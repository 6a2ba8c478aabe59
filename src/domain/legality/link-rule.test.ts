import { expect, test } from 'vitest';
import { casinoStates, type CountryRule, standingOf } from './link-rule.ts';

const casino = (licensedIn: string[], refusedIn: string[] = []) => ({ licensedIn, refusedIn });

test.each([
  ['show', 'CA', casino(['MT']), 'taken'],
  ['show', 'CA', casino([]), 'taken'],
  // Under information only a licence of the country itself opens the link.
  ['information-only', 'DE', casino(['MT', 'DE']), 'taken'],
  ['information-only', 'DE', casino(['MT', 'UK']), 'unlicensed'],
  ['information-only', 'DE', casino([]), 'unlicensed'],
  // The casino's own terms close it, with a licence too; the law is named first.
  ['show', 'US', casino([], ['FR', 'US']), 'refused'],
  ['information-only', 'DE', casino(['DE'], ['DE']), 'refused'],
  ['information-only', 'DE', casino([], ['DE']), 'unlicensed'],
  // A part of a country is not the country.
  ['show', 'CA', casino([], ['CA-ON']), 'taken-in-part'],
  ['show', 'US', casino([], ['CA-US']), 'taken'],
] as const)('under %s in %s, casino %j: %s', (casinoLinks, code, countries, standing) => {
  expect(standingOf({ code, casinoLinks }, countries)).toBe(standing);
});

test('only a casino that takes the reader may be linked, and none for a reader who looked for help', () => {
  const us: CountryRule = { code: 'US', casinoLinks: 'show' };
  expect(casinoStates(us, casino([]))).toEqual(['taken', 'unlisted', 'linked']);
  const inPart = casinoStates(us, casino([], ['US-NV']));
  expect(inPart).toEqual(['taken-in-part', 'listed-in-part', 'linked']);
  expect(casinoStates(us, casino([], ['US']))).toEqual(['refused', 'listed']);
  expect(casinoStates(us, casino([]), true)).toEqual(['taken', 'unlisted']);
  const germany: CountryRule = { code: 'DE', casinoLinks: 'information-only' };
  expect(casinoStates(germany, casino(['UK'], ['DE']))).toEqual(['unlicensed', 'listed']);
  expect(casinoStates(null, casino(['US']))).toEqual(['no-country']);
});
