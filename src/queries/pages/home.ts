import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { homeHero } from '#models/home/home-hero.ts';
import { rtpClaim } from '#models/home/rtp-claim.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { casinoCards } from '../casinos/casino-cards.ts';
import { rankedCasinos, reviewedCasinos } from '../casinos/casinos.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { faqItems } from '../home/faq-items.ts';
import { organisation } from '../people/people.ts';
import { siteSettings } from '../site/site.ts';

const LISTED_IN_STRUCTURED_DATA = 5;

/** Left out of the search: it summarises other pages. */
export const home = singlePage({
  address: '/',
  search: null,
  group: null,
  entry: async () => ({ name: 'Home', changedOn: await lastChange('site', 'casinos', 'bonuses') }),
  view: homePage,
  head: async () => {
    const [site, casinos] = [await siteSettings(), await reviewedCasinos()];
    return {
      title: `${site.brand}: ${site.tagline.replace(/\.$/, '')}`,
      description: site.description,
      keywords: site.keywords,
      signed: null,
      structuredData: async ({ origin }) => [
        {
          '@type': 'WebSite',
          name: site.brand,
          url: origin,
          description: site.description,
          publisher: await organisation(origin),
        },
        // Names and addresses of the first casinos alone: samples have no rating to publish.
        {
          '@type': 'ItemList',
          name: 'Top Rated Crypto Casinos',
          ...(casinos.some(({ entry }) => entry.data.sample) && {
            description: 'Demonstration: invented sample casinos.',
          }),
          numberOfItems: LISTED_IN_STRUCTURED_DATA,
          itemListElement: casinos
            .slice(0, LISTED_IN_STRUCTURED_DATA)
            .map(({ slug, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: new URL(pageHref(FOLDERS.reviews, slug), origin).href,
            })),
        },
      ],
    };
  },
});

const STAT_ART = ['stat0', 'stat3', 'stat6'] as const;

async function homePage() {
  const site = await siteSettings();
  const reviewed = await reviewedCasinos();
  const { balance, ...hero } = homeHero(site);
  return {
    hero,
    balance,
    tiles: site.tiles,
    casinos: await casinoCards(reviewed.slice(0, LIST_SIZES.homeCasinos)),
    reviewCount: reviewed.length,
    stats: site.stats.map((stat, index) => ({
      ...stat,
      artHref: watermarkHref(STAT_ART[index] ?? 'stat0'),
    })),
    upcoming: site.upcoming && { ...site.upcoming, artHref: watermarkHref('ledger-7') },
    faq: await faqItems(),
    bonusCount: (await allEntries('bonuses')).length,
    closingArtHref: watermarkHref('cta'),
    featured: await featuredPlacement(),
  };
}

/**
 * Paid placement: the casino's claim with its source, and the average loss that it means; `null` on
 * a site without one.
 */
async function featuredPlacement() {
  const { featured } = await siteSettings();
  if (featured === null) return null;
  const casinos = await rankedCasinos();
  const { slug, name, rating, tests, logo, entry } = requireEntry(
    casinos,
    featured.casino,
    'a casino',
  );
  const claim = entry.data.facts.rtpClaim;
  if (claim === null) {
    throw new Error(`Expected an rtpClaim in the featured casino ${slug}, found null`);
  }
  return {
    name,
    score: rating.score,
    tests,
    logo,
    artHref: watermarkHref('featured-2'),
    visit: (await casinoVisits())(slug),
    ...rtpClaim(claim.value, featured),
  };
}
