import { expect, test } from 'vitest';
import { helpFor, type SearchHelp } from './search-help.ts';

const contacts = [{ name: 'Line', ways: [{ text: '1', href: 'tel:1' }] }];
const HELP: SearchHelp = {
  languages: [
    { language: 'en', say: 'Talk', countries: [], words: ['suicid', 'cannot stop', 'debt'] },
    { language: 'de', say: 'Reden', countries: ['DE'], words: ['nicht aufhören', 'sucht'] },
    { language: 'ja', say: '話', countries: ['JP'], words: ['死にたい'] },
  ],
  countries: ['DE', 'JP', 'US'].map((code) => ({ code, place: code, contacts, href: '/' })),
  everywhere: contacts,
  pages: [],
};
test.each([
  ['a stem', 'suicidal', 'en'],
  ['words inside a sentence', 'I just cannot stop!', 'en'],
  ['a word in capitals', 'DEBT', 'en'],
  ['another language', 'Ich kann NICHT AUFHÖREN', 'de,en'],
  ['the same without its marks', 'nicht aufhoren', 'de,en'],
  ['a script without spaces', 'もう死にたいです', 'ja,en'],
])('%s brings help: %j', (_, query, said) => {
  expect(
    helpFor(query, HELP)
      ?.languages.map(({ language }) => language)
      .join(),
  ).toBe(said);
});

test('the country in which it is spoken comes first', () => {
  expect(helpFor('死にたい', HELP)?.countries.map(({ code }) => code)).toEqual(['JP', 'DE', 'US']);
});

test.each(['stop', 'cannot be stopped', 'debtor', 'stop cannot', 'free spins', ''])(
  'no help comes first for %j',
  (query) => {
    expect(helpFor(query, HELP)).toBeNull();
  },
);
