import type { PaymentCategory } from '#domain/comparison/payment-categories.ts';
import { valueOf } from '#domain/facts/fact.ts';
import type { Listed } from '#domain/ratings/ranking.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatScore, formatTests } from '#format/ratings.ts';
import { formatDate, formatList, formatMinutesRange } from '#format/text.ts';
import {
  depositText,
  depositUsdt,
  EXTRAS,
  licenceValues,
  ORDERS,
} from '#models/payments/comparison-values.ts';
import type { RatedCasino } from '#models/casinos/rated-casino.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { ratesOnFile } from '../money/rates.ts';

/** All casinos as rows of the comparison, best score first, with the extra column of the page. */
export async function comparisonRows(category: PaymentCategory | null) {
  const [casinos, licences, visitOf, rates] = [
    await rankedCasinos(),
    await allEntries('licences'),
    await casinoVisits(),
    await ratesOnFile(),
  ];
  const licenceOf = (authority: string) => requireEntry(licences, authority, 'a license').data;
  const ordered = category === null ? casinos : inOrderOf(category, casinos);
  return ordered.map(({ slug, name, rating, tests, verdict, logo, entry: { data } }) => {
    const { facts } = data;
    return {
      slug,
      name,
      ...licenceValues(facts, licenceOf),
      coins: valueOf(facts.coins),
      minDepositUsdt: depositUsdt(facts, rates),
      withdrawal: valueOf(facts.withdrawal),
      kycLevel: valueOf(facts.kyc)?.level ?? null,
      logo,
      review: data.review === null ? null : pageHref(FOLDERS.reviews, slug),
      scoreText: `${formatScore(rating.score)}, ${formatTests(tests)}`,
      verdict,
      speedText: facts.withdrawal && formatMinutesRange(facts.withdrawal.value),
      depositText: depositText(facts, rates),
      visit: visitOf(slug),
      extra: category === null ? null : EXTRAS[category](facts),
    };
  });
}

function inOrderOf(category: PaymentCategory, casinos: readonly Listed<RatedCasino>[]) {
  const key = ORDERS[category];
  if (key === null) return casinos;
  const keyOf = ({ entry }: RatedCasino) => key(entry.data.facts);
  return casinos.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/**
 * Days on which the values of the table were read, such as Oct 24, 2026 and Nov 17, 2026; `null` if
 * none was.
 */
export async function readBetween(): Promise<string | null> {
  const casinos = await allEntries('casinos');
  const days = casinos
    .flatMap(({ data: { facts } }) => [
      facts.licence,
      facts.coins,
      facts.minDepositUsdt ?? facts.minDeposit,
      facts.withdrawal,
      facts.kyc,
    ])
    .flatMap((fact) => fact?.checkedOn ?? [])
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return formatList([formatDate(first), formatDate(last)]);
}
