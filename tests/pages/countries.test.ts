import { describe, expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { element, elements, linksWith, mainOf, named, pageAt, textOf, textsOf } from './page.ts';

const COUNTRIES = sampleContent().countries.map(({ data }) => data.name);

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const country = (slug: string) => mainOf(`/country/${slug}`);
const section = (slug: string, name: string) => named(country(slug), 'region', name);

test('the list of countries leads to all 15, each with its status in words', () => {
  const main = mainOf('/country');
  const links = elements(main, 'a[href^="/country/"]').map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ]);
  for (const name of COUNTRIES) expect(links).toContainEqual([name, `/country/${slugOf(name)}`]);
  expect(elements(main, 'h3')).toHaveLength(15);
  expect(textsOf(elements(main, 'h2'))).toEqual([
    'Licensed operators only',
    'Each state or province decides',
    'Prohibited',
    'Changing or unclear',
  ]);
});

test.each(COUNTRIES)(
  'the overview of %s has its 18+ note, links onward, help and dated sources',
  {
    tags: ['@2.routes.country', '@2.country.overview', '@2.country.age-note', '@2.country.links'],
  },
  (name) => {
    const main = country(slugOf(name));
    expect(textOf(element(main, 'h1'))).toContain(name);
    const crumbs = named(pageAt(`/country/${slugOf(name)}`).body, 'navigation', 'Breadcrumb');
    expect(textsOf(elements(crumbs, 'li'))).toEqual(['Home', 'Countries', name]);
    // Sections that fold on phones have their heading in the summary too.
    expect([...new Set(textsOf(elements(main, 'h2')))]).toEqual([
      'Status',
      'Regulator and register',
      'The law',
      'What it means for players',
      'Self-exclusion',
      'Helplines',
      'Recent changes',
      'Sources',
      'Read next',
    ]);
    const text = textOf(main);
    expect(text).toContain('18+ only, or older');
    expect(text).toContain('This page isn’t legal advice.');
    const headings = textsOf(elements(main, 'h3')).join('\n');
    for (const heading of ['Minimum age', 'Tax on winnings', 'Crypto casinos licensed elsewhere']) {
      expect(headings).toContain(heading);
    }
    for (const [words, href] of [
      [/^What bonuses cost$/, '/bonuses'],
      [/^Payments and identity checks$/, '/payments-kyc'],
    ] as const) {
      expect(linksWith(main, words)[0]?.getAttribute('href')).toBe(href);
    }
    expect(elements(section(slugOf(name), 'Helplines'), 'a[href]')).not.toEqual([]);
    // Head and list of sources print the same day.
    const days = [...text.matchAll(/[Ss]ources(?: of this page)? read since (Nov \d+, 2026)\./g)];
    expect(days).toHaveLength(2);
    expect(days[1]?.[1]).toBe(days[0]?.[1]);
    expect(elements(main, 'a[href*=".example"]')).toEqual([]);
  },
);

describe('the overview', () => {
  test('has a helpline that can be dialed', () => {
    const [phone] = linksWith(section('united-kingdom', 'Helplines'), /0808 8020 133$/);
    expect(phone?.getAttribute('href')).toBe('tel:+448088020133');
  });

  test('of Germany links to the register of licenses', () => {
    const [register] = linksWith(country('germany'), /^Register: GGL whitelist/);
    expect(register?.getAttribute('href')).toBe('https://gluecksspiel-behoerde.de');
    expect(textOf(country('germany'))).toContain(
      'State Treaty on Gambling (Glücksspielstaatsvertrag)',
    );
  });

  test('marks in words what no source confirms', () => {
    expect(textsOf(elements(section('netherlands', 'The law'), 'h3'))).toEqual([
      expect.stringMatching(/^Remote Gambling Act.* ?No source found$/),
      expect.stringMatching(/^Gambling Tax Act(?!.*No source found)/),
    ]);
    expect(textOf(section('netherlands', 'What it means for players'))).toContain(
      'No source found',
    );
    expect(textOf(section('brazil', 'The law'))).not.toContain('No source found');
  });

  test('says of each statement when its oldest source was read, or that none was found', () => {
    const records = elements(country('canada'), '#law li, #players li').map(textOf);
    expect(records).toHaveLength(6);
    for (const record of records)
      expect(record).toMatch(/ read (?:on|since) Nov \d+, 2026\.$|No source found/);
    expect(textOf(section('canada', 'Self-exclusion'))).toContain(
      '3 sources, read since Nov 25, 2026.',
    );
    expect(textOf(section('canada', 'Recent changes'))).toMatch(
      /3 sources, read since Nov 25, 2026\.$/,
    );
  });

  test('of the United Kingdom leads to the public register, and one without says whom to ask', () => {
    const [register] = linksWith(country('united-kingdom'), /^Register: public register/);
    expect(register?.getAttribute('href')).toBe(
      'https://www.gamblingcommission.gov.uk/public-register',
    );
    expect(textOf(section('united-kingdom', 'Regulator and register'))).toContain(
      'Look for both in the register above.',
    );
    expect(textOf(section('new-zealand', 'Regulator and register'))).toContain(
      'We have no address of a register here. Ask the authority above',
    );
  });

  test('has recent changes newest first, with their dates', () => {
    expect(textsOf(elements(section('india', 'Recent changes'), 'time'))).toEqual([
      'May 1, 2026',
      'Apr 22, 2026',
      'Aug 22, 2025',
    ]);
  });
});
