import { FOLDERS } from '#domain/site/folders.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { paymentsCopy } from '../payments/payment-pages.ts';
import { paymentsPage } from '../payments/payments.ts';

/** The casinos compared by payments and identity checks. */
export const payments = singlePage({
  address: FOLDERS.paymentCategories.base,
  plate: 'Cryptocurrency',
  group: 'payments',
  entry: async () => {
    const { name, title } = await paymentsCopy(null);
    return { name, listedAs: title, changedOn: await lastChange('casinos', 'coins') };
  },
  view: () => paymentsPage(null),
  head: async () => (await paymentsCopy(null)).head,
});
