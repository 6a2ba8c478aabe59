import { expect, test } from 'vitest';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import { searchStatus } from './search-status.ts';

const outcome = (answer: Partial<SearchAnswer> | null, query = 'kyc') => ({
  request: { query, kind: null, limit: 10 },
  answer: answer && {
    ...{ total: 0, counts: {}, results: [], leftOut: [] },
    ...{ isWider: false, readAs: null, help: null },
    ...answer,
  },
});

test.each([
  ['an empty field invites', '', null, /^Search casinos, bonuses/],
  ['the first request is under way', 'kyc', null, /^Searching…$/],
  ['the empty request at the opening does not count', 'kyc', outcome({}, ''), /^Searching…$/],
  ['one result', 'kyc', outcome({ total: 1 }), /^1 result for “kyc”$/],
  ['many results', 'kyc', outcome({ total: 1234 }), /^1,234 results for “kyc”$/],
  ['no result', 'kyc', outcome({}), /^Nothing found for “kyc”\. Try fewer/],
  [
    'near results',
    'kcy',
    outcome({ total: 2, isWider: true, readAs: 'kyc' }, 'kcy'),
    /^Nothing found for “kcy”\. 2 results for “kyc”:$/,
  ],
  [
    'words left out',
    'kyc xyz now',
    outcome({ total: 2, isWider: true, readAs: 'kyc', leftOut: ['xyz', 'now'] }, 'kyc xyz now'),
    /^Nothing found for “kyc xyz now”\. 2 results for “kyc”, without “xyz now”:$/,
  ],
  [
    'words read apart',
    'sicbo',
    outcome({ total: 1, readAs: 'sic bo' }, 'sicbo'),
    /^1 result for “sicbo”, read as “sic bo”$/,
  ],
  ['an index that is not there', 'kyc', outcome(null), /^The search couldn’t be loaded\./],
  ['until the next answer the last one stands', 'kyc x', outcome({ total: 1 }), /for “kyc”$/],
])('%s', (_, query, last, expected) => {
  expect(searchStatus(query, last)).toMatch(expected);
});
