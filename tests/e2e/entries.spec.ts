import type { Page } from '@playwright/test';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { expect, test } from './fixtures.ts';

const { casinos, bonuses, articles, links } = sampleContent();
const reviewed = casinos.filter(({ data }) => data.review !== null);

const STARS = /^Rated ([0-4](\.5)?|5) out of 5$/;
const YEAR = /^(19|20)\d\d$/;
const SPAN = /^\d+( min| h( \d+ min)?)? to \d+ (min|h( \d+ min)?)$/;

const starsOf = (label: string | null) => Number(/[\d.]+/.exec(label ?? '')?.[0]);

/** The facts of all review dialogs, by label, in the order of the cards. */
const dialogFacts = (page: Page) =>
  page
    .locator('dialog[id^="review-"]')
    .evaluateAll((dialogs) =>
      dialogs.map((dialog) =>
        Object.fromEntries(
          [...dialog.querySelectorAll('dl > div')].map((fact) => [
            fact.querySelector('dt')?.textContent ?? '',
            fact.querySelector('dd')?.textContent ?? '',
          ]),
        ),
      ),
    );

test.describe('the entries of the 14 reviewed casinos', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'View All Casinos' }).click();
  });

  test(
    'a card shows the name, logo, first four features, payout time and first three coins of each',
    {
      tag: [
        '@2.card.name-and-logo',
        '@2.card.features',
        '@2.card.payout-time',
        '@2.card.coins',
        '@3.casino.entries',
        '@3.casino.name',
        '@3.casino.logo',
        '@9.card-features',
        '@9.card-coins',
      ],
    },
    async ({ page }) => {
      expect(reviewed).toHaveLength(14);
      for (const { id, data } of reviewed) {
        const card = page.getByRole('article', { name: data.name, exact: true });
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(data.name);
        await expect(card.locator('[data-image] img').first()).toHaveAttribute(
          'data-src',
          new RegExp(`chip-${id}\\W`),
        );
        const features = card.getByRole('list').first().getByRole('listitem');
        await expect(features).toHaveText(data.features.slice(0, 4));
        await expect(card.locator('dd').first()).toHaveText(SPAN);
        const codes = data.facts.coins?.value ?? [];
        const more = codes.length > 3 ? [`+${codes.length - 3} more`] : [];
        await expect(card.getByRole('list').nth(1).getByRole('listitem')).toHaveText([
          ...codes.slice(0, 3),
          ...more,
        ]);
      }
    },
  );

  test(
    'the cards are ranked by their rating, whole and half stars out of five',
    { tag: ['@1.ranked-cards', '@2.card.rating', '@3.casino.rating', '@9.rating-scale'] },
    async ({ page }) => {
      const stars = page.locator('#casinos article').getByRole('img', { name: STARS });
      await expect(stars).toHaveCount(14);
      const labels = await stars.evaluateAll((found) =>
        found.map((star) => star.getAttribute('aria-label')),
      );
      const ratings = labels.map(starsOf);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      expect(ratings.some((rating) => !Number.isInteger(rating))).toBe(true);
    },
  );

  test(
    'the review dialog shows every field of each',
    {
      tag: [
        '@2.review-dialog',
        '@3.casino.features',
        '@3.casino.payout-time',
        '@3.casino.crypto-support',
        '@3.casino.description',
        '@3.casino.game-count',
        '@3.casino.established',
        '@3.casino.jurisdiction',
        '@3.casino.min-deposit',
        '@3.casino.max-payout',
        '@3.casino.vip-program',
        '@3.casino.mobile-friendly',
        '@3.casino.website',
      ],
    },
    async ({ page }) => {
      for (const { data } of reviewed) {
        const { name, description, features, website, facts } = data;
        await page.getByRole('link', { name: `Read review of ${name}`, exact: true }).click();
        const dialog = page.getByRole('dialog', { name, exact: true });
        await expect(dialog.getByRole('img', { name: STARS })).toBeVisible();
        await expect(dialog.getByText(description.trim(), { exact: true })).toBeVisible();
        for (const [label, value, known] of [
          ['Established', YEAR, facts.established],
          ['Jurisdiction', /^(Curaçao|Estonia|None found)$/, facts.licence],
          ['Games', /^[\d,]+$/, facts.gameCount],
          ['Min deposit', /^\$\d+$/, facts.minDeposit],
          ['Max payout', /^(\$[\d,]+|No Limit)$/, facts.maxPayout],
          ['Payout time', SPAN, facts.withdrawal],
          ['VIP programme', /^(Yes|No)$/, facts.vipProgram],
          ['Mobile friendly', /^(Yes|No)$/, facts.mobileFriendly],
        ] as const) {
          const fact = dialog
            .locator('dl > div')
            .filter({ has: page.getByText(label, { exact: true }) })
            .locator('dd');
          await expect(fact, `${name}, ${label}`).toHaveText(known === null ? 'Not known' : value);
        }
        const listBelow = (heading: string) =>
          dialog.locator(`h3:text-is("${heading}") + ul`).getByRole('listitem');
        await expect(listBelow('Features')).toHaveText([...features]);
        await expect(listBelow('Supported coins')).toHaveText(facts.coins?.value ?? []);
        const visit = dialog.getByRole('link', { name: `Visit ${name}` });
        const href = new URL((await visit.getAttribute('href')) ?? '');
        expect(href.origin).toBe(new URL(website).origin);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    },
  );

  test(
    'minimum deposits run from $1 to $100, maximum payouts from $25,000 to No Limit',
    {
      tag: ['@3.casino.min-deposit', '@3.casino.max-payout', '@9.min-deposits', '@9.max-payouts'],
    },
    async ({ page }) => {
      const facts = await dialogFacts(page);
      const dollars = (text = '') => Number(text.replace(/[$,]/g, ''));
      const deposits = facts.map((fact) => dollars(fact['Min deposit']));
      expect(deposits).toHaveLength(14);
      expect([Math.min(...deposits), Math.max(...deposits)]).toEqual([1, 100]);
      const payouts = facts.map((fact) => fact['Max payout']);
      expect(payouts).toContain('No Limit');
      expect(Math.min(...payouts.filter((text) => text !== 'No Limit').map(dollars))).toBe(25_000);
    },
  );

  test(
    'jurisdictions are mostly Curaçao, with one Estonia',
    { tag: ['@3.casino.jurisdiction', '@9.jurisdictions'] },
    async ({ page }) => {
      const places = (await dialogFacts(page)).map((fact) => fact['Jurisdiction']);
      expect(places).toHaveLength(14);
      expect(places.filter((place) => place === 'Curaçao').length).toBeGreaterThan(7);
      expect(places.filter((place) => place === 'Estonia')).toHaveLength(1);
    },
  );
});

test(
  'each review says whether the casino has a licence and whether it is recommended',
  { tag: ['@3.casino.licensed', '@3.casino.recommended'] },
  async ({ page }) => {
    const recommended: string[] = [];
    for (const { id, data } of reviewed) {
      await page.goto(`/reviews/${id}`);
      const head = page.locator('main > section').first();
      const standing = {
        'on-register': /^Licensed in /,
        claimed: / licence claimed$/,
        'none-found': /^No licence found$/,
      }[data.facts.licence?.value.standing ?? 'none-found'];
      await expect(head.getByText(standing).first(), data.name).toBeVisible();
      if (await head.getByText('Recommended', { exact: true }).isVisible()) recommended.push(id);
    }
    expect(recommended.toSorted()).toEqual([
      'copperfinch',
      'northbarrow',
      'quillmark',
      'saltlantern',
    ]);
  },
);

test.describe('the entry of the featured casino', () => {
  test.use({ featuredPopup: true });

  test(
    'one casino is featured: the popup shows it, and its card among the bonuses has the same link',
    { tag: ['@3.casino.featured', '@3.bonus.featured'] },
    async ({ page }) => {
      const [featured, ...others] = casinos.filter(({ data }) => data.isFeatured);
      expect(others).toEqual([]);
      const name = String(featured?.data.name);
      await page.goto('/');
      const popup = page.getByRole('dialog', { name });
      await expect(popup).toBeVisible();
      const play = popup.getByRole('link', { name: `Play at ${name}` });
      const href = String(await play.getAttribute('href'));
      await page.goto('/bonuses');
      const claim = page
        .locator('#all')
        .getByRole('link', { name: new RegExp(`${name} Paid link`) });
      await expect(claim).toHaveAttribute('href', href);
    },
  );
});

test.describe('the entries of the 14 bonuses', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/bonuses');
  });

  test(
    'a card shows every field of each',
    {
      tag: [
        '@2.bonuses.cards',
        '@2.bonuses.card-coins',
        '@2.bonuses.card-link',
        '@3.bonus.entries',
        '@3.bonus.name',
        '@3.bonus.logo',
        '@3.bonus.rating',
        '@3.bonus.headline',
        '@3.bonus.label',
        '@3.bonus.features',
        '@3.bonus.cta-text',
        '@3.bonus.cta-link',
        '@3.bonus.licensed',
        '@3.bonus.payout-time',
        '@3.bonus.crypto-support',
      ],
    },
    async ({ page }) => {
      expect(bonuses).toHaveLength(14);
      const urls = new Map(links[0]?.data.links.map(({ casino, url }) => [casino, url]));
      for (const { id, data } of bonuses) {
        const casino = casinos.find((one) => one.id === data.casino);
        const codes = casino?.data.facts.coins?.value ?? [];
        const card = page.locator(`#all article#${id}`);
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(String(casino?.data.name));
        await expect(card.locator('[data-image] img').first()).toHaveAttribute(
          'data-src',
          new RegExp(`chip-${data.casino}\\W`),
        );
        await expect(card.getByRole('img', { name: STARS })).toBeVisible();
        await expect(card.locator('[data-offer] > p')).toHaveText([data.label, data.headline]);
        const features = card.getByRole('list', { name: 'Features' }).getByRole('listitem');
        await expect(features).toHaveText([...data.features]);
        await expect(card.getByText(/^(Licensed|Licence claimed|No licence found)$/)).toBeVisible();
        await expect(card.getByText(SPAN)).toBeVisible();
        const more = codes.length > 3 ? [`+${codes.length - 3} more`] : [];
        await expect(card.locator('dd').last().getByRole('listitem')).toHaveText([
          ...codes.slice(0, 3),
          ...more,
        ]);
        const claim = card.getByRole('link', { name: data.ctaText });
        await expect(claim).toHaveAttribute('href', String(urls.get(data.casino)));
        await expect(claim).toHaveAttribute('target', '_blank');
      }
    },
  );

  test(
    'one casino of theirs has no review, and one reviewed casino has no bonus',
    { tag: '@3.bonus.casino-set' },
    async ({ page }) => {
      const names = await page.locator('#all article h3').allTextContents();
      await page.goto('/');
      const reviewedNames = await page.locator('#casinos article h3').allTextContents();
      expect(names.filter((name) => !reviewedNames.includes(name))).toEqual(['Dunmarch']);
      expect(reviewedNames.filter((name) => !names.includes(name))).toEqual(['Marlowick']);
    },
  );
});

test.describe('the entries of the 16 articles', () => {
  test(
    'a card shows title, excerpt, picture, category, reading time and date of each',
    {
      tag: [
        '@3.article.entries',
        '@3.article.title',
        '@3.article.excerpt',
        '@3.article.image',
        '@3.article.category',
        '@3.article.read-time',
        '@3.article.publish-date',
      ],
    },
    async ({ page }) => {
      await page.goto('/guides');
      expect(articles).toHaveLength(16);
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
      for (const { id, data } of articles) {
        const card = page
          .locator(data.kind === 'guide' ? '#guides' : '#strategies')
          .getByRole('article')
          .filter({ has: page.locator(`a[href="/guides/${id}"]`) });
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(data.title);
        await expect(card.getByText(data.excerpt.trim(), { exact: true })).toBeVisible();
        await expect(card.getByText(data.category, { exact: true }).first()).toBeVisible();
        await expect(card.locator('p').last()).toHaveText(
          new RegExp(`^${day.format(new Date(data.publishedOn))} · \\d+ min read$`),
        );
        const picture = card.locator('[data-image] img').first();
        const address = await picture.evaluate(
          (image) => image.getAttribute('data-src') ?? image.getAttribute('src'),
        );
        expect(address).toMatch(/^\/assets\/.*\.svg$/);
      }
    },
  );

  test(
    'the body of each holds the tags that the specification allows, and no attribute',
    {
      tag: [
        '@3.article.content',
        '@5.article-sanitised',
        '@5.article-tags',
        '@5.article-attributes',
      ],
    },
    async ({ page }) => {
      const allowed = 'p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote'.split(' ');
      for (const { id } of articles) {
        await page.goto(`/guides/${id}`);
        const elements = await page.locator('[data-article] .prose *').evaluateAll((found) =>
          found.map((element) => ({
            tag: element.localName,
            attributes: element.getAttributeNames(),
          })),
        );
        expect(elements.length).toBeGreaterThan(10);
        for (const { tag, attributes } of elements) {
          expect(allowed, id).toContain(tag);
          expect(attributes, `${id}, ${tag}`).toEqual([]);
        }
      }
    },
  );
});
