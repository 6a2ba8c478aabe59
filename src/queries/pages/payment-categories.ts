import { PAYMENT_CATEGORIES } from '#domain/comparison/payment-categories.ts';
import { FOLDERS } from '#domain/site/folders.ts';
import { pagesInFolder } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { paymentsCopy } from '../payments/payment-pages.ts';
import { paymentsPage } from '../payments/payments.ts';
import { payments } from './payments.ts';

/** The casinos compared under one aspect each. */
export const paymentCategories = pagesInFolder({
  folder: FOLDERS.paymentCategories,
  below: payments,
  plate: 'Cryptocurrency',
  group: 'payments',
  entries: () =>
    Promise.all(
      PAYMENT_CATEGORIES.map(async (slug) => {
        const { name, title } = await paymentsCopy(slug);
        return {
          slug,
          name,
          listedAs: title,
          changedOn: await lastChange('casinos', 'coins'),
        };
      }),
    ),
  view: ({ slug }) => paymentsPage(slug),
  head: async ({ slug }) => (await paymentsCopy(slug)).head,
});
