import { expect, test } from 'vitest';
import { mayLinkCasino } from './link-rule.ts';

// Under information only a licence of the country itself opens the link; an unknown one counts as none.
test.each([
  ['show', 'CA', 'MT', true],
  ['show', 'CA', null, true],
  ['information-only', 'DE', 'DE', true],
  ['information-only', 'DE', 'MT', false],
  ['information-only', 'DE', null, false],
] as const)(
  'under %s in %s a licence of %s: linked %s',
  (casinoLinks, code, licensedIn, isLinked) => {
    expect(mayLinkCasino({ code, casinoLinks }, licensedIn)).toBe(isLinked);
  },
);
