import type { CollectionEntry } from 'astro:content';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { type CasinoFacts, WITHDRAWAL_FEES } from '#domain/casinos/facts.ts';
import { NO_LICENCE_FOUND } from '#domain/comparison/comparison-row.ts';
import type { PaymentCategory } from '#domain/comparison/payment-categories.ts';
import { type Fact, valueOf } from '#domain/facts/fact.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import { formatFact, KYC_DISCLOSURE_WORDS, NONE_FOUND } from '#format/fact-values.ts';
import { formatDate, formatList, formatMinutesRange, formatMoney } from '#format/text.ts';
import { chipFile } from '#models/pictures/art-files.ts';
import { type RatedCasino, rankedCasinos } from '../casinos/casinos.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { oncePerBuild, oncePerBuildEach } from '../content/once-per-build.ts';
import { outboundTargets } from '../casinos/outbound.ts';

type LicenceEntry = CollectionEntry<'licences'>;

/** Every casino as a row of the comparison, best score first, with the column of the page. */
export const comparisonRows = oncePerBuildEach(async (category: PaymentCategory | null) => {
  const [casinos, licences, visitOf] = [
    await rankedCasinos(),
    await allEntries('licences'),
    await outboundTargets(),
  ];
  const ordered = category === null ? casinos : inOrderOf(category, casinos);
  return ordered.map(({ slug, name, entry: { data } }) => {
    const { facts } = data;
    return {
      slug,
      name,
      ...licenceValues(facts, licences),
      coins: valueOf(facts.coins),
      minDepositUsdt: valueOf(facts.minDepositUsdt),
      withdrawal: valueOf(facts.withdrawal),
      kycLevel: valueOf(facts.kyc)?.level ?? null,
      logo: chipFile({ slug, initials: data.initials, chip: data.chip }).path,
      review: data.review === null ? null : pageHref(FOLDERS.reviews, slug),
      speedText: facts.withdrawal && formatMinutesRange(facts.withdrawal.value),
      depositText: depositText(facts),
      visit: visitOf(slug),
      extra: category === null ? null : EXTRAS[category](facts),
    };
  });
});

/**
 * The licence as filtered, shown and set against the country of a reader. What only the casino
 * claims is shown as a claim and otherwise counts as not known.
 */
function licenceValues({ licence }: CasinoFacts, licences: readonly LicenceEntry[]) {
  const unknown = { licenceAuthority: null, licenceRemark: null, licensedIn: null };
  if (licence === null) return { ...unknown, licenceText: null };
  const { value } = licence;
  if (value.standing === 'none-found') {
    return { ...unknown, licenceAuthority: NO_LICENCE_FOUND, licenceText: NONE_FOUND };
  }
  const { shortName, country } = requireEntry(licences, value.authority, 'a licence').data;
  if (value.standing === 'claimed') {
    return { ...unknown, licenceText: shortName, licenceRemark: 'its own claim' };
  }
  return {
    ...unknown,
    licenceAuthority: value.authority,
    licenceText: shortName,
    licensedIn: country,
  };
}

/** Smallest deposit in USDT; a casino that does not take USDT has none. */
function depositText({ minDepositUsdt, coins }: CasinoFacts): string | null {
  if (minDepositUsdt !== null) return formatMoney(minDepositUsdt.value);
  return coins !== null && !coins.value.includes('USDT') ? 'No USDT' : null;
}

type Extra = { text: string | null; remark: string | null };

/** Heads of the column that a category adds. */
export const EXTRA_LABELS: Record<PaymentCategory, string> = {
  'fast-payout': 'Fee and conditions',
  'no-kyc': 'What sets a check off',
  'fees-by-coin': 'Withdrawal fee',
  'provably-fair': 'Rounds you can recompute',
};

const feeText = (facts: CasinoFacts) => formatFact(facts, 'withdrawalFee', '');

/** Sentences in a row start in lower case after the first. */
const inList = (text: string, index: number) =>
  index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1);

const noteOf = (fact: Fact<unknown>) => fact?.note ?? null;

const EXTRAS: Record<PaymentCategory, (facts: CasinoFacts) => Extra> = {
  'fast-payout': (facts) => ({
    text: feeText(facts),
    remark: noteOf(facts.withdrawal),
  }),
  'no-kyc': ({ kyc }) => {
    if (kyc === null) return { text: null, remark: null };
    const { triggers, disclosure } = kyc.value;
    return triggers.length === 0
      ? { text: kyc.note ?? 'No trigger is stated', remark: null }
      : { text: triggers.map(inList).join('; '), remark: KYC_DISCLOSURE_WORDS[disclosure] };
  },
  'fees-by-coin': (facts) => ({
    text: feeText(facts),
    remark: noteOf(facts.withdrawalFee),
  }),
  'provably-fair': (facts) => {
    const rtp = formatFact(facts, 'rtpDisclosure', '');
    return {
      text: formatFact(facts, 'provablyFairGames', ''),
      remark: `RTP printed: ${rtp?.toLowerCase() ?? 'not known'}`,
    };
  },
};

const UNKNOWN_LAST = Number.POSITIVE_INFINITY;

/** What the rows of a category are ordered by, smallest first; equal ones stay by score. */
const ORDERS: Record<PaymentCategory, ((facts: CasinoFacts) => number) | null> = {
  // Sorted by columns of their own, which the table does itself.
  'fast-payout': null,
  'no-kyc': null,
  'fees-by-coin': ({ withdrawalFee }) =>
    withdrawalFee === null ? UNKNOWN_LAST : WITHDRAWAL_FEES.indexOf(withdrawalFee.value),
  'provably-fair': ({ provablyFairGames }) =>
    provablyFairGames === null ? UNKNOWN_LAST : -provablyFairGames.value.length,
};

function inOrderOf(category: PaymentCategory, casinos: readonly Ranked<RatedCasino>[]) {
  const key = ORDERS[category];
  if (key === null) return casinos;
  const keyOf = ({ entry }: RatedCasino) => key(entry.data.facts);
  return casinos.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/** When the values of the table were read: Oct 24, 2026 and Nov 17, 2026. */
export const readBetween = oncePerBuild(async (): Promise<string> => {
  const casinos = await allEntries('casinos');
  const days = casinos
    .flatMap(({ data: { facts } }) => [
      facts.licence,
      facts.coins,
      facts.minDepositUsdt,
      facts.withdrawal,
      facts.kyc,
    ])
    .flatMap((fact) => fact?.checkedOn ?? [])
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error('Expected dated facts, found none');
  return formatList([formatDate(first), formatDate(last)]);
});
