import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf } from '#domain/lists/paginate.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { rankedOffers } from '../bonuses/bonus-offers.ts';
import { bonusesPage } from '../bonuses/bonuses-page.ts';
import { lastChange } from '../content/last-change.ts';

/** Every offer, in pages. */
export const bonuses = singlePage({
  address: '/bonuses',
  inPages: true,
  plate: 'Bonuses',
  group: 'bonuses',
  entry: async () => ({
    name: 'Bonuses',
    listedAs: 'All bonuses',
    changedOn: await lastChange('casinos', 'bonuses'),
    list: {
      pageCount: pageCountOf((await rankedOffers()).length, LIST_SIZES.offers),
      label: 'Pages of the bonuses',
      what: 'More crypto casino bonuses with their terms and what they do to players',
    },
  }),
  view: ({ number }) => bonusesPage(number),
  head: () => ({
    title: 'Crypto casino bonuses compared by terms and cost',
    description:
      'Crypto casino bonuses with their terms beside the headline: wagering, caps, expiry, and what it does to a hundred players who play it through.',
    keywords: ['crypto casino bonuses', 'wagering requirement', 'bonus terms', 'welcome bonus'],
  }),
});
