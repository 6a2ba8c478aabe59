import { expect, test } from 'vitest';
import { helpFor, type SearchHelp } from './search-help.ts';

const contactsWith = (register: string) =>
  ['information', 'self-exclusion', 'helpline', 'crisis'].map((kind) => {
    return { kind, name: kind === 'self-exclusion' ? register : kind, ways: [] };
  });
const ENGLISH = { language: 'en', say: 'Talk', countries: [], life: [], block: [], words: [] };
const HELP: SearchHelp = {
  languages: [
    {
      ...ENGLISH,
      life: ['suicid'],
      block: ['gamstop', 'ban me'],
      words: ['cannot stop', 'debt', 'lost 0'],
    },
    { ...ENGLISH, language: 'de', countries: ['DE'], words: ['nicht aufhören', 'sucht'] },
    { ...ENGLISH, language: 'ja', countries: ['JP'], words: ['死にたい'] },
  ],
  countries: ['DE', 'JP', 'US'].map((code) => {
    const contacts = contactsWith(code === 'US' ? 'GAMSTOP' : 'List');
    return { code, place: code, contacts, href: '/' };
  }),
  everywhere: contactsWith('App'),
  pages: [],
};
test.each([
  ['a stem', 'suicidal', 'en'],
  ['words inside a sentence', 'I just cannot stop!', 'en'],
  ['a word in capitals', 'DEBT', 'en'],
  ['any figure', 'i lost $5,000', 'en'],
  ['a figure in thousands', 'lost 5k', 'en'],
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

test.each([
  ['suicidal', 'crisis, helpline'],
  ['debt', 'helpline, crisis'],
  ['in debt and suicidal', 'crisis, helpline'],
  ['casinos not on GamStop', 'self-exclusion, helpline, crisis'],
  ['please ban me, i cannot stop', 'self-exclusion, helpline, crisis'],
])('for %j there come, in this order, %s', (query, order) => {
  const { countries = [], everywhere = [] } = helpFor(query, HELP) ?? {};
  for (const contacts of [...countries.map((one) => one.contacts), everywhere]) {
    expect(contacts.map(({ kind }) => kind).join(', ')).toBe(order);
  }
});

test('the country whose register is named is meant, and no other', () => {
  const shown = helpFor('not on gamstop', HELP)?.countries;
  expect(shown?.flatMap(({ code, isMeant }) => (isMeant ? code : []))).toEqual(['US']);
});

test.each(['stop', 'lost 2fa', 'cannot be stopped', 'debtor', 'stop cannot', 'free spins', ''])(
  'no help comes first for %j',
  (query) => {
    expect(helpFor(query, HELP)).toBeNull();
  },
);
