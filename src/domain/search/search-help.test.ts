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
  pages: [{ href: '/responsible-gaming', title: 'Help', text: 'All' }],
};
const always = (query: string) =>
  helpFor(query, HELP)?.countries.flatMap(({ code, isAlways }) => (isAlways ? [code] : []));

test.each([
  ['a stem', 'suicidal', []],
  ['words inside a sentence', 'I just cannot stop!', []],
  ['a word in capitals', 'DEBT', []],
  ['another language, whose country comes first', 'Ich kann NICHT AUFHÖREN', ['DE']],
  ['the same without its marks', 'nicht aufhoren', ['DE']],
  ['a script without spaces', 'もう死にたいです', ['JP']],
])('%s brings help: %j', (_, query, seen) => {
  expect(always(query)).toEqual(seen);
});

test.each(['stop', 'cannot be stopped', 'debtor', 'stop cannot', 'free spins', ''])(
  'no help comes first for %j',
  (query) => {
    expect(helpFor(query, HELP)).toBeNull();
  },
);

test('what is said is in the language of the words and in English, and only help is found', () => {
  const help = helpFor('nicht aufhören', HELP);
  expect(help?.say.map(({ language }) => language)).toEqual(['de', 'en']);
  expect(help?.results.map(({ href }) => href)).toEqual(['/responsible-gaming']);
});
