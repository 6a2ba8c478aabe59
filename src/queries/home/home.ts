import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { homeHero } from '#models/home/home-hero.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { casinoCards } from '../casinos/casino-cards.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { siteSettings } from '../site/site.ts';
import { faqItems } from './faq-items.ts';
import { featuredPlacement } from './featured.ts';

const STAT_ART = ['stat0', 'stat3', 'stat6'] as const;

export async function homePage() {
  const site = await siteSettings();
  const reviewed = await reviewedCasinos();
  const casinos = await casinoCards(reviewed.slice(0, LIST_SIZES.homeCasinos));
  const bonuses = await allEntries('bonuses');
  const { balance, ...hero } = homeHero(site);
  return {
    hero,
    balance,
    tiles: site.tiles,
    casinos,
    reviewCount: reviewed.length,
    stats: site.stats.map((stat, index) => ({
      ...stat,
      artHref: watermarkHref(STAT_ART[index] ?? 'stat0'),
    })),
    upcoming: site.upcoming && { ...site.upcoming, artHref: watermarkHref('ledger-7') },
    faq: await faqItems(),
    bonusCount: bonuses.length,
    closingArtHref: watermarkHref('cta'),
    featured: await featuredPlacement(),
  };
}
