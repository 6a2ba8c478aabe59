import { expect, test } from 'vitest';
import { mayLinkCasino } from './link-rule.ts';

// Under information only a licence of the country itself opens the link.
test.each([
  ['show', 'CA', ['MT'], true],
  ['show', 'CA', [], true],
  ['information-only', 'DE', ['MT', 'DE'], true],
  ['information-only', 'DE', ['MT', 'UK'], false],
  ['information-only', 'DE', [], false],
] as const)(
  'under %s in %s a license of %j: linked %s',
  (casinoLinks, code, licensedIn, isLinked) => {
    expect(mayLinkCasino({ code, casinoLinks }, licensedIn)).toBe(isLinked);
  },
);
