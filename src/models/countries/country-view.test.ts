import { describe, expect, test } from 'vitest';
import type { Country } from '#schemas/country.ts';
import { entryOf, sampleContent } from '#tests/fixtures/checked-content.ts';
import { countryGroups, countryView } from './country-view.ts';

const AUTHORITY = {
  name: 'Any Board (AB)',
  url: 'https://board.example',
  registerName: null,
  registerUrl: null,
  verification: 'confirmed-in-source',
} as const;

const country = (changes: Partial<Country> = {}): Country => ({
  ...entryOf(sampleContent().countries, 'germany').data,
  status: 'licensed-only',
  regulators: [AUTHORITY],
  laws: [{ name: 'Any Act', year: 2012, inWords: 'It licenses.', verification: 'unverified' }],
  selfExclusion: [],
  ...changes,
});

const view = (changes: Partial<Country> = {}) => countryView(country(changes), []);

describe('the page of a country', () => {
  test('says what its status means, and builds nothing on one that no source confirms', () => {
    expect(view().status.meaning).toContain('needs a license from the country itself');
    expect(view({ statusVerification: 'unverified' }).status).toMatchObject({
      isUnverified: true,
      meaning: 'Until a source confirms it, treat every casino as not licensed there.',
    });
  });

  test('sends the reader to the register, or says what is missing', () => {
    const registered = {
      ...AUTHORITY,
      registerName: 'Public list',
      registerUrl: 'https://board.example/list',
    };
    expect(view({ regulators: [registered] }).regulators[0]).toMatchObject({
      texts: [],
      links: [
        { text: 'Website of the authority', href: 'https://board.example' },
        { text: 'Register: Public list', href: 'https://board.example/list' },
      ],
    });
    expect(view().regulators[0]?.texts[0]).toContain('No source found for the address');
    expect(view({ status: 'prohibited' }).regulators[0]?.texts[0]).toContain(
      'No online casino can be licensed here',
    );
  });

  test('marks what is unverified, and says at a glance what is not there', () => {
    expect(view().laws[0]).toMatchObject({ title: 'Any Act', meta: '2012', isUnverified: true });
    expect(view().glance).toEqual({
      regulator: 'Any Board',
      register: null,
      noRegister: 'No source found',
      selfExclusion: null,
      help: null,
    });
  });
});

test('countries stand in the group of their status, and every status has one', () => {
  const statuses = [
    'licensed-only',
    'prohibited',
    'unclear',
    'state-by-state',
    'province-by-province',
  ] as const;
  const groups = countryGroups(
    statuses.map((status) => ({ id: status, data: country({ status }) })),
  );
  expect(groups.map(({ id, countries }) => [id, countries.map(({ href }) => href)])).toEqual([
    ['licensed-only', ['/country/licensed-only']],
    ['divided', ['/country/state-by-state', '/country/province-by-province']],
    ['prohibited', ['/country/prohibited']],
    ['unclear', ['/country/unclear']],
  ]);
});

test('the timeline has laws at their year and changes at their day, if there are two', () => {
  const recentChanges = [{ on: '2026-07-01', what: 'A change.' }];
  expect(view({ recentChanges }).timeline).toMatchObject({
    ticks: [{ at: 2012 }, { at: 2026.5, isShort: true }],
    to: 2027,
    ends: ['2012', '2026'],
    caption: 'Long strokes: one law, by year. Short ones: one dated change.',
  });
  expect(view({ recentChanges: [] }).timeline).toBeNull();
});
