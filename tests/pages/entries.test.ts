import { describe, expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { element, elements, linksWith, mainOf, pageAt, textOf, textsOf } from './page.ts';

const { casinos, bonuses, articles, links } = sampleContent();
const reviewed = casinos.filter(({ data }) => data.review !== null);

const STARS = /^Rated ([0-4](\.5)?|5) out of 5$/;
const YEAR = /^(19|20)\d\d$/;
const SPAN = /^\d+( min| h( \d+ min)?)? to \d+ (min|h( \d+ min)?)$/;

const starsIn = (root: ParentNode) =>
  elements(root, '[role="img"]')
    .map((image) => image.getAttribute('aria-label') ?? '')
    .filter((label) => STARS.test(label));

/** Card or dialog with that name. */
function titled(root: ParentNode, selector: string, name: string): HTMLElement {
  const [found] = elements(root, selector).filter((one) => textOf(element(one, 'h2, h3')) === name);
  if (found === undefined) throw new Error(`Expected ${selector} of ${name}, found none`);
  return found;
}

const shortened = (codes: readonly string[]) => [
  ...codes.slice(0, 3),
  ...(codes.length > 3 ? [`+${codes.length - 3} more`] : []),
];

const chipOf = (card: ParentNode) => element(card, '[data-image] img').getAttribute('data-src');

/** The facts of a part of a page, by label. */
const factsIn = (root: ParentNode): Record<string, string> =>
  Object.fromEntries(
    elements(root, 'dl > div').map((fact) => [
      textOf(element(fact, 'dt')),
      textOf(element(fact, 'dd')),
    ]),
  );

test(
  'one casino is featured: the popup shows it, and its card among the bonuses has the same link',
  { tags: ['@3.casino.featured', '@3.bonus.featured'] },
  () => {
    const [featured, ...others] = casinos.filter(({ data }) => data.isFeatured);
    expect(others).toEqual([]);
    const name = String(featured?.data.name);
    const popup = titled(pageAt('/'), '[data-featured-popup] dialog', name);
    const [play] = linksWith(popup, new RegExp(`^Play at ${name}`));
    const [claim] = linksWith(element(mainOf('/bonuses'), '#all'), new RegExp(`${name} Paid link`));
    expect(play?.getAttribute('href')).toMatch(/^https:/);
    expect(claim?.getAttribute('href')).toBe(play?.getAttribute('href'));
  },
);

describe('the entries of the 14 reviewed casinos', () => {
  test(
    'a card shows the name, logo, first four features, payout time and first three coins of each',
    {
      tags: [
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
    () => {
      expect(reviewed).toHaveLength(14);
      for (const { id, data } of reviewed) {
        const card = titled(mainOf('/'), '#casinos article', data.name);
        expect(chipOf(card)).toMatch(new RegExp(`chip-${id}\\W`));
        const [features, coins] = elements(card, 'ul, ol');
        expect(textsOf(elements(features as HTMLElement, 'li'))).toEqual(data.features.slice(0, 4));
        expect(textOf(element(card, 'dd'))).toMatch(SPAN);
        expect(textsOf(elements(coins as HTMLElement, 'li'))).toEqual(
          shortened(data.facts.coins?.value ?? []),
        );
      }
    },
  );

  test(
    'the cards are ranked by their rating, whole and half stars out of five',
    { tags: ['@1.ranked-cards', '@2.card.rating', '@3.casino.rating', '@9.rating-scale'] },
    () => {
      const ratings = elements(mainOf('/'), '#casinos article')
        .flatMap(starsIn)
        .map((label) => Number(/[\d.]+/.exec(label)?.[0]));
      expect(ratings).toHaveLength(14);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      expect(ratings.some((rating) => !Number.isInteger(rating))).toBe(true);
    },
  );

  test(
    'the review dialog shows every field of each',
    {
      tags: [
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
    () => {
      for (const { id, data } of reviewed) {
        const { name, description, features, website, facts } = data;
        const dialog = element(pageAt('/'), `dialog#review-${id}`);
        expect(starsIn(dialog), name).toHaveLength(1);
        expect(textsOf(elements(dialog, 'p'))).toContain(description.trim().replace(/\s+/g, ' '));
        const printed = factsIn(dialog);
        for (const [label, value, known] of [
          ['Established', YEAR, facts.established],
          ['Jurisdiction', /^(Curaçao|Estonia|None found)$/, facts.licence],
          ['Games', /^[\d,]+$/, facts.gameCount],
          ['Min deposit', /^\$\d+$/, facts.minDeposit],
          ['Max payout', /^(\$[\d,]+ a month|No Limit)$/, facts.maxPayout],
          ['Payout time', SPAN, facts.withdrawal],
          ['VIP program', /^(Yes|No)$/, facts.vipProgram],
          ['Mobile friendly', /^(Yes|No)$/, facts.mobileFriendly],
        ] as const) {
          expect(printed[label], `${name}, ${label}`).toMatch(
            known === null ? /^Not known$/ : value,
          );
        }
        const listBelow = (heading: string) => {
          const [head] = elements(dialog, 'h3').filter((one) => textOf(one) === heading);
          return textsOf(elements(head?.nextElementSibling as HTMLElement, 'li'));
        };
        expect(listBelow('Features')).toEqual([...features]);
        expect(listBelow('Supported coins')).toEqual(facts.coins?.value ?? []);
        const [visit] = elements(dialog, 'a[data-paid-link]');
        expect(visit && textOf(visit)).toContain(`Visit ${name}`);
        // A casino that refuses the country of the page has its address in reserve.
        const address = visit?.getAttribute('href') ?? visit?.dataset['visit'];
        expect(new URL(address ?? '').origin).toBe(new URL(website).origin);
      }
    },
  );

  const dialogFacts = () => elements(pageAt('/'), 'dialog[id^="review-"]').map(factsIn);

  test(
    'minimum deposits run from $1 to $100, maximum payouts from $25,000 to No Limit',
    {
      tags: ['@3.casino.min-deposit', '@3.casino.max-payout', '@9.min-deposits', '@9.max-payouts'],
    },
    () => {
      const dollars = (text = '') => Number(text.replace(/[$,]| a month$/g, ''));
      const deposits = dialogFacts().map((fact) => dollars(fact['Min deposit']));
      expect(deposits).toHaveLength(14);
      expect([Math.min(...deposits), Math.max(...deposits)]).toEqual([1, 100]);
      const payouts = dialogFacts().map((fact) => fact['Max payout']);
      expect(payouts).toContain('No Limit');
      expect(Math.min(...payouts.filter((text) => text !== 'No Limit').map(dollars))).toBe(25_000);
    },
  );

  test(
    'jurisdictions are mostly Curaçao, with one Estonia',
    { tags: ['@3.casino.jurisdiction', '@9.jurisdictions'] },
    () => {
      const places = dialogFacts().map((fact) => fact['Jurisdiction']);
      expect(places).toHaveLength(14);
      expect(places.filter((place) => place === 'Curaçao').length).toBeGreaterThan(7);
      expect(places.filter((place) => place === 'Estonia')).toHaveLength(1);
    },
  );

  test(
    'each review says whether the casino has a license and whether it is recommended',
    { tags: ['@3.casino.licensed', '@3.casino.recommended'] },
    () => {
      const recommended: string[] = [];
      for (const { id, data } of reviewed) {
        const texts = textsOf(elements(element(mainOf(`/reviews/${id}`), 'section'), '*'));
        const standing = {
          'on-register': /^Licensed in /,
          claimed: / license claimed$/,
          'none-found': /^No license found$/,
        }[data.facts.licence?.value.standing ?? 'none-found'];
        expect(
          texts.find((text) => standing.test(text)),
          data.name,
        ).toBeDefined();
        if (texts.includes('Recommended')) recommended.push(id);
      }
      expect(recommended.toSorted()).toEqual(['copperfinch', 'northbarrow', 'quillmark']);
    },
  );
});

describe('the entries of the 14 bonuses', () => {
  test(
    'a card shows every field of each',
    {
      tags: [
        '@2.bonuses.cards',
        '@2.bonuses.card-stars',
        '@2.bonuses.card-headline',
        '@2.bonuses.card-label',
        '@2.bonuses.card-features',
        '@2.bonuses.card-payout-time',
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
    () => {
      expect(bonuses).toHaveLength(14);
      const urls = new Map(links[0]?.data.links.map(({ casino, url }) => [casino, url]));
      for (const { id, data } of bonuses) {
        const casino = casinos.find((one) => one.id === data.casino);
        const card = element(mainOf('/bonuses'), `#all article#${id}`);
        expect(textOf(element(card, 'h3'))).toBe(casino?.data.name);
        expect(chipOf(card)).toMatch(new RegExp(`chip-${data.casino}\\W`));
        expect(starsIn(card)).toHaveLength(1);
        const headline = element(card, `#${id}-headline`);
        expect(textOf(headline)).toBe(data.headline);
        expect(textOf(headline.nextElementSibling as HTMLElement)).toBe(data.label);
        expect(textsOf(elements(card, '[aria-label="Features"] li'))).toEqual([...data.features]);
        const texts = textsOf(elements(card, '*'));
        expect(texts).toContainEqual(
          expect.stringMatching(/^(Licensed|License claimed|No license found)$/),
        );
        expect(texts.find((text) => SPAN.test(text))).toBeDefined();
        expect(textsOf(elements(card, 'dt ~ dd > ul > li'))).toEqual(
          shortened(casino?.data.facts.coins?.value ?? []),
        );
        const claim = elements(card, 'a').find(
          (link) => link.getAttribute('href') === urls.get(data.casino),
        );
        expect(textOf(claim as HTMLElement)).toContain(data.ctaText);
        expect(claim?.getAttribute('target')).toBe('_blank');
      }
    },
  );

  test(
    'one casino of theirs has no review, and one reviewed casino has no bonus',
    { tags: '@3.bonus.casino-set' },
    () => {
      const names = textsOf(elements(mainOf('/bonuses'), '#all article h3'));
      const reviewedNames = textsOf(elements(mainOf('/'), '#casinos article h3'));
      expect(names.filter((name) => !reviewedNames.includes(name))).toEqual(['Dunmarch']);
      expect(reviewedNames.filter((name) => !names.includes(name))).toEqual(['Marlowick']);
    },
  );
});

describe('the entries of the 16 articles', () => {
  test(
    'a card shows title, excerpt, picture, category, reading time and date of each',
    {
      tags: [
        '@3.article.entries',
        '@3.article.title',
        '@3.article.excerpt',
        '@3.article.image',
        '@3.article.category',
        '@3.article.read-time',
        '@3.article.publish-date',
      ],
    },
    () => {
      expect(articles).toHaveLength(16);
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
      for (const { id, data } of articles) {
        const section = element(
          mainOf('/guides'),
          data.kind === 'guide' ? '#guides' : '#strategies',
        );
        const [card] = elements(section, 'article').filter(
          (one) => one.querySelector(`a[href="/guides/${id}"]`) !== null,
        );
        if (card === undefined) throw new Error(`Expected a card of ${id}, found none`);
        expect(textOf(element(card, 'h3'))).toBe(data.title);
        const texts = textsOf(elements(card, '*'));
        expect(texts).toContain(data.excerpt.trim().replace(/\s+/g, ' '));
        expect(texts).toContain(data.category);
        expect(textOf(elements(card, 'p').at(-1) as HTMLElement)).toMatch(
          new RegExp(`^${day.format(new Date(data.publishedOn))} · \\d+ min read$`),
        );
        const picture = element(card, '[data-image] img');
        expect(picture.getAttribute('data-src') ?? picture.getAttribute('src')).toMatch(
          /^\/assets\/.*\.svg$/,
        );
      }
    },
  );

  test(
    'the body of each holds the tags that the specification allows, and no attribute',
    {
      tags: [
        '@3.article.content',
        '@5.article-sanitised',
        '@5.article-tags',
        '@5.article-attributes',
      ],
    },
    () => {
      const allowed = 'p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote'.split(' ');
      for (const { id } of articles) {
        const parts = elements(mainOf(`/guides/${id}`), '[data-article] .prose *');
        expect(parts.length).toBeGreaterThan(10);
        for (const part of parts) {
          expect(allowed, id).toContain(part.localName);
          expect(part.getAttributeNames(), `${id}, ${part.localName}`).toEqual([]);
        }
      }
    },
  );
});
