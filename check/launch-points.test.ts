import { describe, expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { collectProblems, type Problem } from './describe-issue.ts';
import type { Content } from './read/read-content.ts';
import { checkLaunch, launchBlockers, launchPoints, unlistedPages } from './launch-points.ts';

const content = sampleContent();
const named = ({ file, field }: Problem) => `${file} → ${field}`;
const fieldsOf = (candidate: Content) => launchBlockers(candidate).map(named);
const warningsOf = (candidate: Content) =>
  launchPoints(candidate)
    .filter(({ isWarning }) => isWarning)
    .map(named);

describe('launch check', () => {
  const found = fieldsOf(content);

  test('it names every invented casino, example link and unsigned country of the sample content', () => {
    expect(found.filter((line) => /casinos\/.*→ sample$/.test(line))).toHaveLength(15);
    expect(found.filter((line) => /links\[\d+\]\.url$/.test(line))).toHaveLength(15);
    const signed = [found, warningsOf(content)].map(
      (lines) => lines.filter((line) => line.endsWith('offers.signedOffOn')).length,
    );
    // Two rules show casinos, and five countries have licensed some; elsewhere none is linked.
    expect(signed).toEqual([5, 10]);
  });

  test.each([
    'site.yaml → baseUrl',
    'site.yaml → contact.supportEmail',
    'site.yaml → linksBeforeChoice.signedOffOn',
    'site.yaml → operator',
    'people/editor.yaml → sample',
    'site.yaml → upcoming.waitlistUrl',
  ])('it names %s', (line) => {
    expect(found).toContain(`${SAMPLE}/${line}`);
  });

  test.each([
    ['lorem ipsum', 'blocks'],
    ['See https://example.org/terms for it.', 'warns'],
    ['Write to help@site.example.', 'warns'],
    ['Play [there](http://demo.test).', 'warns'],
    ['TBD', 'blocks'],
    ['[Insert casino name] pays XX%', 'blocks'],
    ['It has #REF! games', 'blocks'],
    ['These are exact results, and are no sample of 1,000 spins.', 'is silent'],
    ['Some prizes are samples of a whole.', 'is silent'],
    ['Read https://www.gov.uk/example/terms.', 'is silent'],
    ['Todo lo que importa.', 'is silent'],
  ])('of a page that says “%s” it %s', (text, verdict) => {
    const pages = content.pages
      .slice(0, 1)
      .map((page) => ({ ...page, body: `## A heading\n\n${text}\n` }));
    const [file = ''] = pages.map((page) => page.file);
    const says = (lines: string[]) => lines.includes(`${file} → text`);
    const isWarned = says(warningsOf({ ...content, pages }));
    const isBlocked = says(fieldsOf({ ...content, pages }));
    expect(isBlocked ? 'blocks' : isWarned ? 'warns' : 'is silent').toBe(verdict);
  });

  test.each(['site.yaml → stats.0.source', 'licences/mga.yaml → sources'])(
    'the honest mark %s is a warning',
    (line) => {
      expect(found).not.toContain(`${SAMPLE}/${line}`);
      expect(warningsOf(content)).toContain(`${SAMPLE}/${line}`);
    },
  );

  test('under another brand, each text that names the samples is named, and no coin that stands edgewise', () => {
    const rebranded = (brand: string) => {
      const site = content.site.map((one) => ({ ...one, data: { ...one.data, brand } }));
      const faq = content.faq.map((one) => {
        return {
          ...one,
          data: { ...one.data, answer: `${one.data.answer} A coin stands edgewise.` },
        };
      });
      return fieldsOf({ ...content, site, faq }).filter((line) =>
        line.startsWith(`${SAMPLE}/faq/`),
      );
    };
    const lines = rebranded('Straight Table');
    expect(lines).toContain(`${SAMPLE}/faq/how-edgewise-makes-money.yaml → question`);
    expect(lines).not.toContain(`${SAMPLE}/faq/how-do-you-rate.yaml → answer`);
    expect(rebranded('Edgewise Two')).toEqual([]);
  });

  test('an article may lean on no example source', () => {
    const [article] = content.articles;
    if (article === undefined) throw new Error('Expected an article, found none');
    const sources = [{ title: 'A page', url: 'https://www.example.com/x', readOn: '2026-11-20' }];
    const told = { ...article, data: { ...article.data, sources } };
    const lines = fieldsOf({ ...content, articles: [told] });
    expect(lines).toContain(`${article.file} → sources[0].url`);
  });

  test('a counter that the policies do not name is named, for each of them', () => {
    const withCounter = (text: string): Content => ({
      ...content,
      site: content.site.map((entry) => ({
        ...entry,
        data: { ...entry.data, analytics: { script: '/stats/script.js' } },
      })),
      pages: content.pages.map((page) => ({ ...page, body: `${page.body}\n${text}` })),
    });
    const lines = [
      `${SAMPLE}/pages/cookie-policy.md → text`,
      `${SAMPLE}/pages/privacy-policy.md → text`,
    ];
    const among = (candidate: Content) =>
      fieldsOf(candidate)
        .filter((line) => lines.includes(line))
        .sort();
    expect(among(content)).toEqual([]);
    expect(among(withCounter(''))).toEqual(lines);
    expect(among(withCounter('A counter (/stats/script.js) keeps no address.'))).toEqual([]);
  });

  test('a text that nobody wrote is named, and one that nobody checked only said', () => {
    const unsigned = content.articles.map((entry) => ({
      ...entry,
      data: { ...entry.data, writtenBy: undefined, checkedBy: undefined },
    }));
    expect(found.filter((line) => line.endsWith('→ writtenBy'))).toEqual([]);
    expect(
      fieldsOf({ ...content, articles: unsigned }).filter((line) => line.endsWith('→ writtenBy')),
    ).toEqual(unsigned.map(({ file }) => `${file} → writtenBy`));
    expect(warningsOf({ ...content, articles: unsigned })).toContain(
      `${unsigned[0]?.file} → checkedBy`,
    );
  });

  test('once launched, searches may list all but the pages that are bad by themselves', () => {
    const launched: Content = {
      ...content,
      site: content.site.map((one) => ({
        ...one,
        data: { ...one.data, launchedOn: '2026-12-01' },
      })),
      casinos: content.casinos.map((one) => ({
        ...one,
        data: { ...one.data, sample: one.id === 'vantry' },
      })),
      countries: content.countries.map((one) => {
        const { offers } = one.data;
        const signedOffOn = one.id === 'canada' ? null : '2026-11-30';
        return { ...one, data: { ...one.data, offers: { ...offers, signedOffOn } } };
      }),
      pages: [],
      articles: content.articles.slice(0, 2).map((one, at) => {
        const url = `https://${at === 0 ? 'law.example' : 'gov.uk'}/act`;
        const sources = [{ title: 'The act', url, readOn: '2026-11-20' }];
        return { ...one, body: 'This is a placeholder.', data: { ...one.data, sources } };
      }),
    };
    expect(unlistedPages(launched, '2026-11-30')).toBe('all');
    const unlisted = unlistedPages(launched, '2026-12-01');
    const guides = content.articles.map(({ id }) => `/guides/${id}`);
    // Vantry is invented, and the site of Quillmark an example.
    const bad = [guides[0], '/country/canada', '/reviews/vantry', '/reviews/quillmark'];
    expect(unlisted).toEqual(expect.arrayContaining(bad));
    expect(unlisted).not.toContain(guides[1]);
    expect(unlisted).not.toContain('/country/germany');
  });

  test('what has been done is no longer named', () => {
    const nothing = Object.fromEntries(Object.keys(content).map((name) => [name, []]));
    const done: Content = {
      ...(nothing as unknown as Content),
      site: content.site.map((entry) => ({
        ...entry,
        data: {
          ...entry.data,
          baseUrl: 'https://weighed-up.site',
          launchedOn: '2026-12-01',
          legalUpdated: 'December 2026',
          linksBeforeChoice: { casinoLinks: 'none', signedOffOn: '2026-12-01' },
          operator: { name: 'A Company', address: '1 A Street, A Town', registration: null },
          stats: entry.data.stats.map((stat) => ({
            ...stat,
            value: '0',
            source: { title: 'Own records', noAddress: 'own-arithmetic', readOn: '2026-12-01' },
          })),
          upcoming: entry.data.upcoming && {
            ...entry.data.upcoming,
            waitlistUrl: 'https://ledger.weighed-up.site/',
          },
          contact: {
            supportEmail: 'help@weighed-up.site',
            partnershipEmail: 'partners@weighed-up.site',
            answers: null,
            endpoint: null,
          },
        },
      })),
    };
    expect(fieldsOf(done)).toEqual([]);
  });
});

test('a site that was published says a day of launch that has come, or the check stops', () => {
  const on = (launchedOn: string | null): Content => ({
    ...content,
    published: [{ id: 'published', file: 'p', body: '', data: { addresses: ['/', '/faq'] } }],
    site: content.site.map((one) => ({ ...one, data: { ...one.data, launchedOn } })),
  });
  const said = (candidate: Content) =>
    collectProblems((report) => checkLaunch(candidate, '2026-12-01', report));
  const stopped = (launchedOn: string | null) => said(on(launchedOn)).length;
  expect([null, '2026-12-02', '2026-12-01'].map(stopped)).toEqual([1, 1, 0]);
  expect(said({ ...on(null), published: [] })).toEqual([]);
});
