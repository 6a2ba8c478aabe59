import { PAYMENT_CATEGORIES, type PaymentCategory } from '#domain/comparison/payment-categories.ts';
import { paymentsSummary } from '#domain/comparison/payments-summary.ts';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { checksAnswer, paymentsAnswer, payoutAnswer } from '#format/comparison-words.ts';
import { formatDate, formatPlace } from '#format/text.ts';
import { oldestReadingOf } from '#models/countries/country-view.ts';
import { pagesInFolder, singlePage } from '#models/pages/page-kind.ts';
import type { CollectionEntry } from 'astro:content';
import { allEntries, requireEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { orderedCountries } from '../countries/reader-countries.ts';
import { ratesOnFile } from '../money/rates.ts';
import { paymentsCopy, paymentsHref, paymentsLink } from '../payments/payment-pages.ts';
import { coinNetworks, coinSources, waitStrip } from '../payments/payments-coins.ts';
import { paymentsComparison } from '../payments/payments-comparison.ts';
import { comparisonRows, readBetween } from '../payments/payments-table.ts';

async function entryOf(category: PaymentCategory | null) {
  const { name, title } = await paymentsCopy(category);
  return { name, listedAs: title, changedOn: await lastChange('paymentPages', 'casinos', 'coins') };
}

async function headOf(category: PaymentCategory | null) {
  const { head, ...copy } = await paymentsCopy(category);
  return { ...head, signed: copy };
}

/** Casinos compared by payments and identity checks. */
export const payments = singlePage({
  address: FOLDERS.paymentCategories.base,
  plate: 'Cryptocurrency',
  group: 'payments',
  entry: () => entryOf(null),
  view: () => paymentsPage(null),
  head: () => headOf(null),
});

/** The same comparison by one aspect. */
export const paymentCategories = pagesInFolder({
  folder: FOLDERS.paymentCategories,
  below: payments,
  plate: 'Cryptocurrency',
  group: 'payments',
  entries: () =>
    Promise.all(PAYMENT_CATEGORIES.map(async (slug) => ({ slug, ...(await entryOf(slug)) }))),
  view: ({ slug }) => paymentsPage(slug),
  head: ({ slug }) => headOf(slug),
});

/** Coins with the sources of their figures; `null` on a site without coins. */
async function coinsOf() {
  const networks = await coinNetworks();
  return networks.length === 0
    ? null
    : { networks, strip: await waitStrip(), ...(await coinSources()) };
}

async function readText(): Promise<string> {
  const days = await readBetween();
  return days === null ? 'We have read none of them yet.' : `We read all of them between ${days}.`;
}

async function ratesText(): Promise<string> {
  const rates = await ratesOnFile();
  return rates === null
    ? 'Deposits that aren’t stated in USDT come last when sorted.'
    : `Deposits that aren’t stated in USDT are sorted at the rates of ${formatDate(rates.day)} (${rates.source}).`;
}

/** Lead that begins with the answer visitors look for: payout time or identity checks. */
async function leadOf(category: PaymentCategory | null, lead: string): Promise<string> {
  const summary = paymentsSummary(await comparisonRows(null));
  if (category === null) return paymentsAnswer(summary) ?? lead;
  if (category === 'fast-payout') return `${payoutAnswer(summary)} ${lead}`;
  return category === 'no-kyc' ? `${checksAnswer(summary)} ${lead}` : lead;
}

async function paymentsPage(category: PaymentCategory | null) {
  const { title, lead, notes, tips, order } = await paymentsCopy(category);
  const countries = await countryNotices();
  return {
    title,
    lead: await leadOf(category, lead),
    tabs: [
      { text: 'Overview', href: paymentsHref(null) },
      ...(await Promise.all(PAYMENT_CATEGORIES.map(paymentsLink))),
    ].map((step) => ({ ...step, current: step.href === paymentsHref(category) })),
    countries,
    atFirst: DEFAULT_COUNTRY,
    coins: category === 'fees-by-coin' ? await coinsOf() : null,
    tableNote: `${order} Times, deposits and identity rules are each casino’s own statements. We mark a license as the casino’s claim unless we have its register entry. ${await readText()} ${await ratesText()}`,
    notes,
    tips,
    table: await paymentsComparison(category),
  };
}

/** Country notices by name. */
async function countryNotices() {
  const helplines = await allEntries('helplines');
  return (await orderedCountries()).map(({ id, data }) => ({
    code: data.code,
    name: data.name,
    place: formatPlace(data.name),
    href: pageHref(FOLDERS.countries, id),
    notice: data.notice,
    help: firstByPhone(data.helplines, helplines),
    reason: data.offers.casinoLinks === 'show' ? null : data.offers.reason,
    oldestReading: oldestReadingOf(
      data,
      data.helplines.map((slug) => requireEntry(helplines, slug, 'a helpline').data),
    ),
  }));
}

/** First help service that can be called; `null` if there is none. */
function firstByPhone(ids: readonly string[], helplines: readonly CollectionEntry<'helplines'>[]) {
  const services = ids.map((id) => requireEntry(helplines, id, 'a helpline').data);
  for (const { name, phone, hours, verification, note } of services) {
    if (phone === null) continue;
    const remark = verification === 'unverified' ? note : null;
    return { name, phone: phone.display, tel: phone.tel, hours, remark };
  }
  return null;
}
