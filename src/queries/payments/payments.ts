import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { PAYMENT_CATEGORIES, type PaymentCategory } from '#domain/comparison/payment-categories.ts';
import { shell } from '../site/site.ts';
import { coinNetworks, coinSources } from './payments-coins.ts';
import { paymentsCopy, paymentsHref, paymentsLink } from './payment-pages.ts';
import { countryNotices } from './payments-countries.ts';
import { paymentsSummary } from '#domain/comparison/payments-summary.ts';
import { checksAnswer, paymentsAnswer, payoutAnswer } from '#format/comparison-words.ts';
import { formatDate } from '#format/text.ts';
import { ratesOnFile } from '../money/rates.ts';
import { paymentsComparison } from './payments-comparison.ts';
import { comparisonRows, readBetween } from './payments-table.ts';

/** The coins and where their figures were read; `null` on a site that has none on file. */
async function coinsOf() {
  const networks = await coinNetworks();
  return networks.length === 0 ? null : { networks, ...(await coinSources()) };
}

async function readText(): Promise<string> {
  const days = await readBetween();
  return days === null ? 'We have read none of them yet.' : `We read all of them between ${days}.`;
}

async function ratesText(): Promise<string> {
  const rates = await ratesOnFile();
  return rates === null
    ? 'Deposits that are not stated in USDT come last when sorted.'
    : `Deposits that are not stated in USDT are sorted at the rates of ${formatDate(rates.day)} (${rates.source}).`;
}

/** What a visitor comes for, first: how long it takes, when documents are asked for. The overview says no more. */
async function leadOf(category: PaymentCategory | null, lead: string): Promise<string> {
  const summary = paymentsSummary(await comparisonRows(null));
  if (category === null) return paymentsAnswer(summary) ?? lead;
  if (category === 'fast-payout') return `${payoutAnswer(summary)} ${lead}`;
  return category === 'no-kyc' ? `${checksAnswer(summary)} ${lead}` : lead;
}

/** The overview, or the page of one category. */
export async function paymentsPage(category: PaymentCategory | null) {
  const { title, lead, notes, tips, order } = await paymentsCopy(category);
  const { help } = await shell();
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
    tableNote: `${order} Times, deposits and identity rules are each casino’s own statements. We looked licences up on the registers, or marked them as the casino’s claim. ${await readText()} ${await ratesText()}`,
    notes,
    tips,
    help,
    table: await paymentsComparison(category),
  };
}
