import { expect, test } from 'vitest';
import { complaintRules } from '#models/licences/complaint-rules.ts';
import { entryOf, sampleContent } from '#tests/fixtures/checked-content.ts';
import {
  element,
  elements,
  hrefsOf,
  linksWith,
  mainOf,
  named,
  pageAt,
  structuredData,
  textOf,
  textsOf,
} from './page.ts';

const content = sampleContent();
const ARTICLE = '/guides/provably-fair-explained';

test(
  'there are eight guides and eight strategies, each with all that its card must say',
  {
    tags: [
      '@2.routes.guides',
      '@2.guides.guides-grid',
      '@2.guides.strategies-grid',
      '@2.guides.call-to-action',
      '@3.article.entries',
      '@3.article.title',
      '@3.article.read-time',
      '@3.article.publish-date',
      '@3.article.category',
      '@3.article.guide-categories',
      '@3.article.strategy-categories',
      '@9.articles',
    ],
  },
  () => {
    for (const [id, heading, categories] of [
      [
        'guides',
        'Comprehensive Guides',
        'Bonuses, Technology, Privacy, Cryptocurrency, Security, Legal, Innovation',
      ],
      ['strategies', 'Winning Strategies', 'Strategy, Slots, Table Games, Live Dealer, Poker'],
    ] as const) {
      const section = element(mainOf('/guides'), `#${id}`);
      expect(textOf(element(section, 'h2'))).toBe(heading);
      const cards = elements(section, 'article');
      expect(cards).toHaveLength(8);
      for (const card of cards) {
        expect(element(card, 'h3 a').getAttribute('href')).toMatch(/^\/guides\/[a-z-]+$/);
        expect(element(card, 'img').getAttribute('alt')).toBe('');
        expect(textOf(card)).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4} · \d+ min read/);
      }
      const badges = new Set(textsOf(elements(section, 'article div:has(+ h3)')));
      expect(badges).toEqual(new Set(categories.split(', ')));
    }
    expect(textOf(mainOf('/guides'))).toContain('No system beats a house edge');
    expect(hrefsOf(linksWith(mainOf('/guides'), /^Compare bonuses$/))).toEqual(['/bonuses']);
  },
);

test(
  'the structured data lists the sixteen articles in the order of the page',
  { tags: ['@3.structured-data.guides'] },
  () => {
    const data = structuredData(pageAt('/guides'));
    const names = textsOf(elements(mainOf('/guides'), 'a[data-article-link]'));
    expect(names).toHaveLength(16);
    const itemListElement = names.map((name) => expect.objectContaining({ name }) as unknown);
    expect(data.find((node) => node['@type'] === 'CollectionPage')).toMatchObject({
      mainEntity: { itemListElement },
    });
  },
);

test('the page of an article has the way back and on, and data that says the same', () => {
  const main = mainOf(ARTICLE);
  const title = textOf(element(main, 'h1'));
  const crumbs = elements(named(main, 'navigation', 'Breadcrumb'), 'a');
  expect(textsOf(crumbs)).toEqual(['Home', 'Guides']);
  expect(textOf(main)).toMatch(/Updated [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  expect(elements(main, 'table').length).toBeGreaterThan(0);
  expect(textsOf(elements(main, 'h2'))).toContain('Sources');
  expect(elements(named(main, 'navigation', 'Read next'), 'a').length).toBeGreaterThan(1);
  expect(linksWith(main, /Limits, self-exclusion/)).toHaveLength(1);
  const data = structuredData(pageAt(ARTICLE)).find((node) => node['@type'] === 'Article');
  const [datePublished, dateModified] = elements(main, 'time').map((time) =>
    time.getAttribute('datetime'),
  );
  const publisher = { name: 'Edgewise' };
  expect(data).toMatchObject({ headline: title, publisher, datePublished, dateModified });
});

test.each([
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
  ['/cookie-policy', 'Cookie policy'],
])(
  '%s was last updated in January 2025 and says so',
  {
    tags: [
      '@2.routes.privacy-policy',
      '@2.routes.terms-of-service',
      '@2.routes.cookie-policy',
      '@9.legal-date',
    ],
  },
  (address, title) => {
    expect(textOf(element(mainOf(address), 'h1'))).toBe(title);
    const main = textOf(mainOf(address));
    expect(main).toMatch(/Last updated January 2025(?!,)/);
    expect(main).not.toContain('2026');
    expect(pageAt(address).head.textContent).not.toMatch(/"dateModified":"2026/);
  },
);

test.each(content.licences)(
  'the license $id: deadlines, who decides, and what is not known',
  ({ id, data }) => {
    const part = element(mainOf('/licenses'), `#${id}`);
    const answers = textsOf(elements(named(part, 'table', / how a complaint goes$/), 'td'));
    const { rows, notKnown } = complaintRules(data);
    expect(answers).toHaveLength(rows.length);
    for (const [index, { text, source }] of rows.entries()) {
      expect(answers[index]).toContain(text.replaceAll('\u00A0', ' '));
      if (source !== null) expect(answers[index]).toContain(source.title);
    }
    for (const question of notKnown) expect(textOf(part)).toContain(question);
    expect(textsOf(elements(part, 'ol > li'))).toEqual(data.howToCheck);
    const claiming = content.casinos.filter(({ data: { facts, review } }) => {
      const found = facts.licence?.value;
      const named = found?.standing === 'none-found' ? 'none' : found?.authority;
      return review !== null && named === id;
    });
    expect(hrefsOf(elements(part, 'a[href^="/reviews/"]')).toSorted()).toEqual(
      claiming.map((casino) => `/reviews/${casino.id}`).toSorted(),
    );
  },
);

test('the page about the site says that nobody is named, neither as operator nor as author', () => {
  const main = mainOf('/about');
  expect(textOf(named(main, 'region', 'Who runs this site'))).toContain(
    'Nobody is named as the operator yet.',
  );
  const people = named(main, 'region', 'Who writes and checks');
  expect(textOf(people)).toContain('Nobody is named yet.');
  expect(textOf(main)).toContain('We publish no reader reviews');
  expect(textOf(main)).toContain('Nobody pays for a place');
});

test.each([
  ['/guides/hit-frequency', 'Article'],
  ['/reviews/quillmark', 'WebPage'],
  ['/country/germany', 'WebPage'],
  ['/games/crash', 'WebPage'],
  ['/payments-kyc', 'WebPage'],
  ['/payments-kyc/no-kyc', 'WebPage'],
  ['/bonuses/cashback', 'WebPage'],
  // Pages without a file of their own, which the site's names sign.
  ['/faq', 'WebPage'],
  ['/game-rules', 'WebPage'],
  ['/bonuses', 'WebPage'],
  ['/tools/bonus', 'WebPage'],
  ['/licenses', 'WebPage'],
])(
  '%s is signed by nobody while its author is a role, on the page and in its data',
  (address, type) => {
    expect(textOf(mainOf(address))).not.toMatch(/Sample (editor|fact checker)|[Tt]o be checked/);
    const data = element(pageAt(address).head, 'script[type="application/ld+json"]').textContent;
    const graph = JSON.parse(data ?? '')['@graph'] as Record<string, unknown>[];
    const node = graph.find((part) => part['@type'] === type);
    const page = (node?.['mainEntityOfPage'] ?? node) as Record<string, unknown>;
    expect(node?.['author']).toMatchObject({ '@type': 'Organization', name: 'Edgewise' });
    expect(page['reviewedBy']).toBeUndefined();
    expect(node?.['publisher']).toMatchObject({
      publishingPrinciples: 'https://edgewise.example/about#editorial-policy',
      correctionsPolicy: 'https://edgewise.example/about#corrections',
    });
  },
);

test('the table of paid links is the registry of links', () => {
  const name = 'All 15 links to casinos, 15 of them paid';
  const rows = elements(named(mainOf('/affiliate-disclosure'), 'table', name), 'tbody tr');
  const kinds = {
    'per-sign-up': 'A fixed amount for each new player',
    'revenue-share': 'A share of what players lose',
    hybrid: 'An amount for each new player and a share of what players lose',
    unpaid: 'Nothing',
  };
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(rows.map((row) => textsOf([...row.children]).slice(0, 4))).toEqual(
    entryOf(content.links, 'links').data.links.map(({ casino, payment, since }) => [
      entryOf(content.casinos, casino).data.name,
      payment === 'unpaid' ? 'No' : 'Yes',
      day.format(new Date(since)),
      kinds[payment],
    ]),
  );
});

test(
  'the disclosure says plainly that under a revenue share we earn more when you lose',
  { tags: ['@2.routes.affiliate-disclosure'] },
  () => {
    const main = mainOf('/affiliate-disclosure');
    expect(textOf(main)).toContain('Under a revenue share we earn more when you lose.');
    expect(elements(main, 'a[rel~="sponsored"]')).toEqual([]);
  },
);

test(
  'the guide to wallets explains keys, seed phrases and networks, and names its sources',
  { tags: ['@2.routes.crypto-wallets'] },
  () => {
    expect(textsOf(elements(mainOf('/crypto-wallets'), 'h2'))).toEqual(
      expect.arrayContaining([
        'Who holds the keys',
        'Seed phrases',
        'The network matters more than the coin',
        'Sources',
      ]),
    );
  },
);

test(
  'the blog says that posts are coming soon and leads to the guides',
  { tags: ['@2.routes.blog', '@2.blog'] },
  () => {
    expect(textOf(mainOf('/blog'))).toContain('Posts are coming soon');
    expect(hrefsOf(linksWith(mainOf('/blog'), /^Read the guides$/))).toEqual(['/guides']);
    expect(elements(mainOf('/blog'), 'a[href^="/guides/"]')).toHaveLength(4);
  },
);

test(
  'the page on help has limits, warning signs, self-help tools and helplines, and no way to a casino',
  { tags: ['@2.routes.responsible-gaming', '@2.helplines'] },
  () => {
    const main = mainOf('/responsible-gaming');
    expect(textsOf(elements(main, 'h2'))).toEqual(
      expect.arrayContaining([
        'Setting limits',
        'Warning signs',
        'Tools that help',
        'How self-exclusion works',
        'Helplines',
      ]),
    );
    const help = named(main, 'region', 'Helplines');
    expect(elements(help, 'h3')).toHaveLength(16);
    const [us] = elements(help, '#help-united-states');
    if (us === undefined) throw new Error('Expected the services of the United States, found none');
    expect(new Set(hrefsOf(linksWith(us, /1-800-697-3738/)))).toEqual(
      new Set(['tel:+18006973738']),
    );
    // Doubts and sources stand apart from the numbers.
    expect(textOf(help)).not.toMatch(/read Nov|confirmed|No source found/i);
    const sources = textOf(named(main, 'region', 'Sources'));
    expect(sources).toContain('National Problem Gambling Helpline');
    expect(sources.match(/read Nov \d+, 2026/g)?.length).toBeGreaterThan(30);
    const first = named(main, 'region', 'Talk to someone now');
    expect(hrefsOf(elements(first, '[data-where]:not([hidden]) a[href^="tel:"]'))).toEqual([
      'tel:988',
      'tel:+18006973738',
    ]);
    expect(elements(first, '[data-where][hidden]')).toHaveLength(content.countries.length - 1);
    expect(elements(help, 'a[href^="tel:"]').length).toBeGreaterThanOrEqual(15);
    const page = pageAt('/responsible-gaming');
    expect(elements(page, 'a[rel~="sponsored"], dialog[open]')).toEqual([]);
    const ways = 'a[href*=".example"], a[href^="/bonuses"], a[href^="/reviews"]';
    expect(elements(main, ways)).toEqual([]);
    expect(textOf(page.body)).not.toMatch(/waitlist/i);
  },
);

test('each country speaks to its readers in its own languages, on its page and on the page of help', () => {
  const all = element(mainOf('/responsible-gaming'), '#helplines').closest('section');
  expect(content.countries.length).toBeGreaterThan(10);
  for (const { id, data } of content.countries) {
    const languages = data.localHelp?.map(({ lang }) => lang);
    const page = named(mainOf(`/country/${id}`), 'region', 'Helplines');
    const there = element(all ?? page, `#help-${id}`);
    for (const place of [page, there]) {
      const blocks = elements(place, '[lang]');
      expect(
        blocks.map((block) => block.getAttribute('lang')),
        id,
      ).toEqual(languages);
      for (const block of blocks) {
        expect(elements(block, 'a[href^="tel:"], a[href^="https:"]').length, id).toBeGreaterThan(0);
      }
    }
  }
});

test('the figures of a guide are drawn below the list that has them', () => {
  const drawn = elements(mainOf('/guides/roulette-one-zero'), 'li:has(svg[viewBox="0 0 600 14"])');
  // Three edges, and three hundreds of spins.
  expect(drawn).toHaveLength(6);
});
