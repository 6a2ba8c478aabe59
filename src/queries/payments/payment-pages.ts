import type { LinkItem } from '#domain/site/link-item.ts';
import type { PaymentCategory } from '#domain/comparison/payment-categories.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

/** Texts of a category's page; `null` is the overview. */
export async function paymentsCopy(category: PaymentCategory | null) {
  const id = category ?? 'overview';
  return requireEntry(await allEntries('paymentPages'), id, 'the texts of a payment page').data;
}

export const paymentsHref = (category: PaymentCategory | null) =>
  category === null
    ? FOLDERS.paymentCategories.base
    : pageHref(FOLDERS.paymentCategories, category);

/** Page as named in tabs. */
export async function paymentsLink(category: PaymentCategory | null): Promise<LinkItem> {
  return { text: (await paymentsCopy(category)).name, href: paymentsHref(category) };
}
