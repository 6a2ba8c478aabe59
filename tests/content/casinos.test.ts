import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { clearingCost } from '#domain/bonuses/clearing-cost.ts';
import { BONUS_KINDS } from '#domain/bonuses/terms.ts';
import { KYC_LEVELS } from '#domain/casinos/facts.ts';
import type { KnownFact } from '#domain/facts/fact.ts';
import { money } from '#domain/money/money.ts';
import { rankByScore } from '#domain/ratings/ranking.ts';
import { isRecommended } from '#domain/ratings/recommendation.ts';
import { rate } from '#domain/ratings/score.ts';
import { bonusSchema } from '#schemas/bonus.ts';
import { casinoSchema } from '#schemas/casino.ts';
import { faqSchema } from '#schemas/faq.ts';
import { linksSchema } from '#schemas/links.ts';
import { siteSchema } from '#schemas/site.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const PAGES_OF_GAMES = ['crash', 'dice', 'plinko', 'aviator', 'live-dealer'] as const;

/** Stars that the design states for each casino, in the order in which it lists them. */
const EXPECTED_STARS = [
  ['quillmark', 5],
  ['saltlantern', 4.5],
  ['northbarrow', 4.5],
  ['copperfinch', 4],
  ['ferrystone', 4],
  ['larkspire', 4],
  ['halyard-nine', 4],
  ['tidewrack', 3.5],
  ['pellucid', 3.5],
  ['umberfold', 3.5],
  ['vantry', 3.5],
  ['wickmere', 3],
  ['isleforge', 3],
  ['marlowick', 2.5],
] as const;

const readYaml = (path: string): unknown => parse(readFileSync(join(CONTENT, path), 'utf8'));
const idsIn = (folder: string) =>
  readdirSync(join(CONTENT, folder)).map((file) => basename(file, '.yaml'));
const hasEntry = (folder: string, id: string) => existsSync(join(CONTENT, folder, `${id}.yaml`));

const casinos = idsIn('casinos').map((slug) => ({
  slug,
  ...casinoSchema.parse(readYaml(`casinos/${slug}.yaml`)),
}));
const bonuses = idsIn('bonuses').map((id) => ({
  id,
  ...bonusSchema.parse(readYaml(`bonuses/${id}.yaml`)),
}));
const questions = idsIn('faq').map((id) => faqSchema.parse(readYaml(`faq/${id}.yaml`)));
const { allowedHosts, links } = linksSchema.parse(readYaml('links.yaml'));
const site = siteSchema.parse(readYaml('site.yaml'));

const reviewed = casinos.filter(({ review }) => review !== null);

function find<Entry>(entries: readonly Entry[], what: string, is: (entry: Entry) => boolean) {
  const entry = entries.find(is);
  if (entry === undefined) throw new Error(`Expected ${what}, found none`);
  return entry;
}
const casino = (slug: string) => find(casinos, `casinos/${slug}.yaml`, (one) => one.slug === slug);
const offerOf = (slug: string) => bonuses.find((bonus) => bonus.casino === slug) ?? null;
const ratingOf = (slug: string) =>
  rate({ facts: casino(slug).facts, offer: offerOf(slug)?.terms ?? null });

/** Facts and terms of an entry that are known, by name. */
const knownIn = (group: object) =>
  Object.entries(group).filter(
    (entry): entry is [string, KnownFact<unknown>] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'grade' in entry[1],
  );

describe('the set', () => {
  test('there are 15 casinos, 14 of them reviewed, 14 bonuses and 8 questions', () => {
    expect(casinos).toHaveLength(15);
    expect(reviewed).toHaveLength(14);
    expect(bonuses).toHaveLength(14);
    expect(questions).toHaveLength(8);
  });

  test('one casino is only in the bonus list, and one only in the reviews', () => {
    const withOffer = new Set(bonuses.map((bonus) => bonus.casino));
    expect(casinos.filter(({ review }) => review === null).map(({ slug }) => slug)).toEqual([
      'dunmarch',
    ]);
    expect(casinos.map(({ slug }) => slug).filter((slug) => !withOffer.has(slug))).toEqual([
      'marlowick',
    ]);
    expect(withOffer.size).toBe(14);
  });

  test('every casino is marked as a sample and lives under a reserved name', () => {
    for (const { slug, sample, website } of casinos) {
      expect([sample, website]).toEqual([true, `https://${slug}.example`]);
    }
  });

  test('the questions are numbered from 1 to 8', () => {
    expect(questions.map(({ order }) => order).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('the answer about wagering states the sum 200 × 35 = 7,000, of which 3.5% is 245', () => {
    const { answer } = find(questions, 'a question on 35×', ({ question }) =>
      question.includes('35×'),
    );
    for (const figure of ['$200', '200 × 35 = $7,000', '3.5%', '$245', '$45']) {
      expect(answer).toContain(figure);
    }
  });
});

describe('the ranges', () => {
  test('minimum deposits of the reviewed casinos go from $1 to $100', () => {
    const dollars = reviewed.map(({ facts }) => (facts.minDeposit?.value.minorUnits ?? NaN) / 100);
    expect([Math.min(...dollars), Math.max(...dollars)]).toEqual([1, 100]);
  });

  test('payouts go from $25,000 to no limit', () => {
    const limits = reviewed.map(({ facts }) => facts.maxPayout?.value);
    const amounts = limits.filter((limit) => typeof limit === 'object');
    expect(Math.min(...amounts.map(({ minorUnits }) => minorUnits))).toBe(25_000_00);
    expect(limits.filter((limit) => limit === 'no-limit')).toHaveLength(1);
    expect(amounts).toHaveLength(13);
  });

  test('most reviewed casinos name Curaçao, one names Estonia and one has no licence', () => {
    const authorities = reviewed.map(({ facts }) => {
      const licence = facts.licence?.value;
      return licence && 'authority' in licence ? licence.authority : licence?.standing;
    });
    expect(authorities.filter((name) => name === 'curacao')).toHaveLength(12);
    expect(authorities.filter((name) => name === 'estonia')).toHaveLength(1);
    expect(authorities.filter((name) => name === 'none-found')).toHaveLength(1);
  });

  test('one casino is featured, and it claims a return of 99.9%', () => {
    expect(casinos.filter(({ isFeatured }) => isFeatured).map(({ slug }) => slug)).toEqual([
      site.featured.casino,
    ]);
    expect(casino(site.featured.casino).facts.rtpClaim?.value.rtpPercent).toBe(99.9);
    expect(casinos.filter(({ facts }) => facts.rtpClaim !== null)).toHaveLength(1);
  });

  test.each([
    ['ferrystone', 10, 12],
    ['northbarrow', 20, 2],
  ] as const)('%s takes %i USDT and pays within %i hours', (slug, usdt, hours) => {
    const { minDepositUsdt, withdrawal } = casino(slug).facts;
    expect(minDepositUsdt?.value).toEqual(money(usdt, 'USDT'));
    expect(withdrawal?.value.toMinutes).toBe(hours * 60);
  });

  test('every choice of a filter finds a casino', () => {
    const levels = reviewed.map(({ facts }) => facts.kyc?.value.level);
    for (const level of KYC_LEVELS) expect(levels).toContain(level);
    expect(levels).toContain(undefined);
    const slowest = reviewed.map(({ facts }) => facts.withdrawal?.value.toMinutes ?? NaN);
    const between = (over: number, upTo: number) =>
      slowest.filter((minutes) => minutes > over && minutes <= upTo).length;
    expect([between(0, 59), between(60, 359), between(360, 1439)]).not.toContain(0);
    expect(between(1440, Infinity)).toBeGreaterThan(0);
    for (const coin of ['BTC', 'ETH', 'USDT']) {
      expect(reviewed.some(({ facts }) => facts.coins?.value.includes(coin))).toBe(true);
    }
    expect(casinos.some(({ facts }) => JSON.stringify(facts.licence).includes('"mga"'))).toBe(true);
  });

  test.each(PAGES_OF_GAMES)('at least two reviewed casinos offer %s', (game) => {
    const offering = reviewed.filter(({ facts }) => facts.games?.value.includes(game));
    expect(offering.length).toBeGreaterThanOrEqual(2);
  });

  test.each(BONUS_KINDS)('at least two offers are of the kind %s', (kind) => {
    expect(bonuses.filter((bonus) => bonus.kind === kind).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the references', () => {
  test('every bonus belongs to a casino, and every casino has one link to its own host', () => {
    for (const bonus of bonuses) expect(hasEntry('casinos', bonus.casino)).toBe(true);
    expect(links.map((link) => link.casino).toSorted()).toEqual(
      casinos.map(({ slug }) => slug).toSorted(),
    );
    for (const link of links) {
      expect(new URL(link.url).host).toBe(`${link.casino}.example`);
      expect(allowedHosts).toContain(`${link.casino}.example`);
      expect(new URL(link.url).search).toBe(link.payment === 'unpaid' ? '' : '?ref=edgewise');
    }
  });

  test('coins, licences and the help in the footer have entries of their own', () => {
    for (const { facts } of casinos) {
      for (const coin of facts.coins?.value ?? []) {
        expect([coin, hasEntry('coins', coin.toLowerCase())]).toEqual([coin, true]);
      }
      const licence = facts.licence?.value;
      if (licence && 'authority' in licence) {
        expect(hasEntry('licences', licence.authority)).toBe(true);
      }
    }
    for (const helpline of site.footerHelp) {
      expect([helpline, hasEntry('helplines', helpline)]).toEqual([helpline, true]);
    }
  });

  test('games that can be recomputed are among the games offered', () => {
    for (const { slug, facts } of casinos) {
      const offered = facts.games?.value ?? [];
      for (const game of facts.provablyFairGames?.value ?? []) {
        expect([slug, offered]).toEqual([slug, expect.arrayContaining([game])]);
      }
    }
  });
});

describe('the receipts', () => {
  const entries = [
    ...casinos.map(({ slug, facts, ...rest }) => ({ ...rest, slug, known: knownIn(facts) })),
    ...bonuses.map(({ id, terms, ...rest }) => ({ ...rest, slug: id, known: knownIn(terms) })),
  ];

  test('nothing is of grade A, because no test of our own was made', () => {
    const grades = entries.flatMap(({ known }) => known.map(([, { grade }]) => grade));
    expect(grades.length).toBeGreaterThan(300);
    expect(grades).not.toContain('A');
  });

  test('grade C is for registers and chain records, grade B for an audit', () => {
    for (const { known, sources } of entries) {
      for (const [, { grade, source }] of known) {
        const title = sources[source]?.title ?? '';
        expect([title, grade]).toEqual([
          title,
          /register|on-chain/.test(title)
            ? 'C'
            : title.includes('audit')
              ? 'B'
              : title.includes('user reports')
                ? 'E'
                : 'D',
        ]);
      }
    }
  });

  test('no source was read after its entry was last changed', () => {
    for (const { slug, known, updatedOn } of entries) {
      for (const [name, { checkedOn }] of known) {
        expect([slug, name, checkedOn <= updatedOn]).toEqual([slug, name, true]);
      }
    }
  });

  test('each change in a history is of a known fact, read on that day or later', () => {
    for (const { slug, facts, history } of casinos) {
      expect(history.map(({ on }) => on)).toEqual(
        history
          .map(({ on }) => on)
          .toSorted()
          .toReversed(),
      );
      for (const { fact: name, on } of history) {
        expect([slug, name, (facts[name]?.checkedOn ?? '') >= on]).toEqual([slug, name, true]);
      }
    }
  });
});

describe('the ratings', () => {
  test.each(EXPECTED_STARS)('%s comes to %f stars', (slug, stars) => {
    expect(ratingOf(slug).stars).toBe(stars);
  });

  test('the reviewed casinos rank in the order of the design, each with a rank of its own', () => {
    const ranked = rankByScore(
      reviewed.map(({ slug, name }) => ({ slug, name, rating: ratingOf(slug) })),
    );
    expect(ranked.map(({ slug }) => slug)).toEqual(EXPECTED_STARS.map(([slug]) => slug));
    expect(ranked.map(({ rank }) => rank)).toEqual(EXPECTED_STARS.map((_, index) => index + 1));
  });

  test.each([
    // All eight pass but identity checks, a threshold without documents: 5 − 5 × 0.1 × ½ = 4.75
    ['quillmark', 4.75, 8],
    // Half of safer gambling (0.375), recourse (0.25) and costs and limits (0.25) is missing, and
    // all of identity checks (0.5): 5 − 1.375 = 3.625
    ['tidewrack', 3.625, 8],
    // Missing: licence, withdrawals, bonus terms (no offer, so unrated) at 0.75 each, half of
    // fairness and half of costs and limits at 0.25 each: 5 − 2.25 − 0.5 = 2.25
    ['marlowick', 2.25, 7],
    // Half of withdrawals (0.375), safer gambling (0.375), fairness (0.25) and costs (0.25)
    // is missing: 5 − 1.25 = 3.75
    ['dunmarch', 3.75, 8],
  ] as const)('%s scores %f with %i of 8 criteria judged', (slug, score, rated) => {
    expect(ratingOf(slug)).toMatchObject({ score, coverage: { rated, total: 8 } });
  });

  test('three casinos earn the badge', () => {
    const recommended = reviewed.filter(({ slug }) => isRecommended(ratingOf(slug)));
    expect(recommended.map(({ slug }) => slug).toSorted()).toEqual([
      'northbarrow',
      'quillmark',
      'saltlantern',
    ]);
  });

  test.each([
    // 500 × 25 = 12,500; × 3% = 375; 500 − 375 = 125
    ['quillmark', 12_500, 375, 125],
    // 24 × 40 = 960; × 4% = 38.40; 24 − 38.40 = −14.40
    ['copperfinch', 960, 38.4, -14.4],
    // 20,000 × 20 ÷ 50% = 800,000; × 2% = 16,000; 20,000 − 16,000 = 4,000
    ['halyard-nine', 800_000, 16_000, 4000],
  ])('the offer of %s asks for %d in bets, at an average cost of %d', (slug, bets, cost, net) => {
    const terms = offerOf(slug)?.terms;
    if (terms === undefined) throw new Error(`Expected an offer of ${slug}, found none`);
    expect(clearingCost(terms)).toMatchObject({
      ok: true,
      cost: { turnover: money(bets), averageCost: money(cost), net: money(net) },
    });
  });

  test('an offer that does not say which games count is not costed', () => {
    const terms = offerOf('isleforge')?.terms;
    expect(terms && clearingCost(terms)).toEqual({ ok: false, reason: 'contribution-not-stated' });
  });
});

describe('the words', () => {
  const copy = [
    ...casinos.map(({ slug, description, features, review }) => ({
      id: slug,
      text: JSON.stringify([description, features, review]),
    })),
    ...bonuses.map(({ id, headline, label, features }) => ({
      id,
      text: JSON.stringify([headline, label, features]),
    })),
    {
      id: 'site',
      text: JSON.stringify([site.lead, site.tiles, site.upcoming, site.description]),
    },
  ];

  test.each(copy)('$id claims no test of ours and promises nothing', ({ text }) => {
    expect(text).not.toMatch(/\b(we|us) (have )?(tested|timed|verified|checked)\b/i);
    expect(text).not.toMatch(/\b(free|guaranteed?|risk-free|win big|tested|timed|verified)\b/i);
    expect(text).not.toMatch(/[!—]/);
  });

  test('the figures of the home page stand as given, without a source', () => {
    expect(site.stats).toEqual([
      { value: '23', label: 'casinos reviewed', source: null },
      { value: '$50K+', label: 'bonuses verified', source: null },
      { value: '12K+', label: 'monthly readers', source: null },
    ]);
  });
});
