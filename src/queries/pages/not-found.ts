import { engraveWatermark } from '#art/watermark.ts';
import { singlePage } from '#models/pages/page-kind.ts';

/** Shown for every unknown address. It has no address of its own, so nothing lists it. */
export const notFound = singlePage({
  address: '/404',
  search: null,
  group: null,
  entry: () => ({ name: 'Page not found', isUnlisted: true }),
  view: () => ({ art: engraveWatermark('zero') }),
  head: () => ({
    title: 'Page not found',
    description: 'There is no page at this address. Find casino reviews, bonuses, guides and help.',
    keywords: ['page not found'],
    signed: null,
  }),
});
