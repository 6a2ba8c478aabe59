import { expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
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

test(
  'the header leads to the casinos, bonuses, guides and FAQ, and the button to bonuses',
  {
    tags: [
      '@2.home.header',
      '@2.home.nav-reviews',
      '@2.home.nav-bonuses',
      '@2.home.nav-guides',
      '@2.home.nav-faq',
      '@2.home.best-casinos',
      '@2.guides.header',
    ],
  },
  () => {
    for (const address of ['/', '/guides']) {
      const header = element(pageAt(address), 'body > header');
      expect(hrefsOf(linksWith(header, /^Edgewise/))).toContain('/');
      expect(
        elements(named(header, 'navigation', 'Main'), 'a').map((link) => [
          textOf(link),
          link.getAttribute('href'),
        ]),
      ).toEqual([
        ['Casino Reviews', '/#casinos'],
        ['Bonuses', '/bonuses'],
        ['Guides', '/guides'],
        ['FAQ', '/faq'],
      ]);
      expect(new Set(hrefsOf(linksWith(header, /^Best Casinos$/)))).toEqual(new Set(['/bonuses']));
    }
  },
);

test(
  'hero, tiles and closing call lead where the specification says',
  {
    tags: [
      '@2.routes.home',
      '@2.home.hero-bonuses',
      '@2.home.hero-reviews',
      '@2.home.tiles',
      '@2.home.call-to-action',
    ],
  },
  () => {
    for (const [text, href] of [
      [/^Find Best Bonuses$/, '/bonuses'],
      [/^Read Reviews$/, '#casinos'],
      [/^What a bonus really costs$/, '/bonuses'],
      [/^Payouts, side by side$/, '/payments-kyc/fast-payout'],
      [/^KYC in plain words$/, '/payments-kyc/no-kyc'],
      [/^Check your bets$/, '/tools/rounds'],
      [/^New to this\?$/, '/start'],
      [/^Compare bonuses$/, '/bonuses'],
    ] as const) {
      expect(hrefsOf(linksWith(mainOf('/'), text)), String(text)).toEqual([href]);
    }
  },
);

test(
  'the stats are those of the specification, without a doubt of ours',
  { tags: ['@2.home.stats', '@9.stats'] },
  () => {
    const stats = textOf(named(mainOf('/'), 'region', 'The site in figures'));
    for (const text of ['casinos reviewed23', 'bonuses verified$50K+', 'monthly readers12K+']) {
      expect(stats).toContain(text);
    }
    expect(stats).not.toMatch(/source|states/);
  },
);

test('each question of the FAQ holds its own answer', { tags: ['@3.faq', '@9.faq'] }, () => {
  const { faq } = sampleContent();
  expect(faq).toHaveLength(8);
  for (const address of ['/', '/faq']) {
    expect(elements(mainOf(address), 'details[id]:has(summary h3)')).toHaveLength(8);
    for (const { id, data } of faq) {
      const item = element(mainOf(address), `details[id="${id}"]`);
      expect(textOf(element(item, 'summary h3'))).toBe(data.question);
      expect(textOf(item)).toContain(data.answer.replaceAll(/\s+/g, ' ').trim());
    }
  }
});

test(
  'the FAQ page has a title, a button home and its questions as structured data',
  { tags: ['@2.routes.faq', '@2.faq.title', '@2.faq.home-button', '@2.faq.block'] },
  () => {
    const main = mainOf('/faq');
    expect(textOf(element(main, 'h1'))).toBe('Frequently asked questions');
    expect(hrefsOf(linksWith(main, /^Return to Home$/))).toEqual(['/']);
    const faq = structuredData(pageAt('/faq')).find((node) => node['@type'] === 'FAQPage');
    const asked = textsOf(elements(main, 'summary h3'));
    expect(faq).toMatchObject({ mainEntity: asked.map((name) => ({ name })) });
  },
);

test(
  'the footer has the nine links',
  {
    tags: ['@2.home.footer-links', '@2.guides.footer'],
  },
  () => {
    for (const address of ['/', '/guides']) {
      const footer = element(pageAt(address), 'body > footer');
      expect(hrefsOf(elements(footer, 'a'))).toEqual(
        expect.arrayContaining([
          '/bonuses',
          '/guides',
          '/crypto-wallets',
          '/game-rules',
          '/responsible-gaming',
          '/contact',
          '/privacy-policy',
          '/terms-of-service',
          '/cookie-policy',
        ]),
      );
      const columns = elements(footer, 'nav').map((column) => elements(column, 'a').length);
      expect(columns).toHaveLength(3);
      expect(Math.min(...columns)).toBeGreaterThan(4);
    }
  },
);

test(
  'structured data lists the first five casinos and no rating of a sample',
  { tags: ['@3.structured-data.home', '@9.structured-data'] },
  () => {
    const data = structuredData(pageAt('/'));
    const list = data.find((node) => node['@type'] === 'ItemList');
    const shown = textsOf(elements(mainOf('/'), '#casinos article h3')).slice(0, 5);
    const items = shown.map((name) => expect.objectContaining({ name }) as unknown);
    expect(list).toMatchObject({
      description: expect.stringContaining('invented sample') as unknown,
      itemListElement: items,
    });
    expect(JSON.stringify(data)).not.toMatch(/rating/i);
  },
);
