import type { BonusTerms } from '#domain/bonuses/terms.ts';
import type { Licence } from '#domain/casinos/facts.ts';
import { majorUnits, money } from '#domain/money/money.ts';
import { convert, type Rates } from '#domain/money/rates.ts';
import { furtherClauses } from '#format/clause-words.ts';
import { formatTerm, SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import { formatDate, formatMoney, formatPercent } from '#format/text.ts';
import type { Bonus } from '#schemas/bonus.ts';

/** Terms printed beside the headline, in words. */
export const significantTerms = (terms: BonusTerms) =>
  Object.fromEntries(SIGNIFICANT_TERMS.map((name) => [name, formatTerm(terms, name)])) as Record<
    (typeof SIGNIFICANT_TERMS)[number],
    string
  >;

/** Terms that a card shows: the cap of a withdrawal where there is one, else that of a bet. */
export const cardTerms = ({ maxCashOut }: BonusTerms) =>
  [
    'wagering',
    'minDeposit',
    typeof maxCashOut?.value === 'object' ? 'maxCashOut' : 'maxBet',
    'expiryDays',
  ] as const;

/** Conditions and coins by which an offer is chosen in a list, and its smallest deposit in dollars. */
export function offerChoices(
  { wagering, minDeposit }: BonusTerms,
  coins: readonly string[],
  rates: Rates | null,
) {
  const least = minDeposit?.value === 'none' ? money(0) : (minDeposit?.value ?? null);
  const dollars = least && convert(least, 'USD', rates);
  return {
    choices: [
      ...(wagering?.value.multiple === 0 ? ['no-wagering'] : []),
      ...(minDeposit?.value === 'none' ? ['no-deposit'] : []),
      ...coins.map((code) => code.toLowerCase()),
    ],
    leastDollars: dollars && majorUnits(dollars),
  };
}

/** Terms that are not printed beside the headline, with their remarks. */
export function furtherTerms(terms: BonusTerms) {
  const withRemark = (['minDeposit', 'expiryDays'] as const).filter(
    (name) => terms[name]?.note !== undefined,
  );
  const main = (['matchPercent', 'cap', 'contribution', ...withRemark] as const).map((name) => ({
    label: TERM_LABELS[name],
    value: formatTerm(terms, name),
    note: terms[name]?.note ?? null,
  }));
  return [...main, ...furtherClauses(terms)];
}

/** The last day of an offer, where its terms name one. */
export const lastDayTerm = (endsOn: string | undefined) =>
  endsOn === undefined
    ? []
    : [{ label: 'Last day of the offer', value: formatDate(endsOn), note: null }];

/** Remarks on rate and largest bonus, for a table. */
export function sizeRemarks({ matchPercent, cap }: BonusTerms): string[] {
  const remarks = [
    matchPercent?.note &&
      `${TERM_LABELS.matchPercent} ${formatPercent(matchPercent.value)}. ${matchPercent.note}`,
    cap?.note && `${TERM_LABELS.cap} ${formatMoney(cap.value)}. ${cap.note}`,
  ];
  return remarks.filter((remark) => remark !== undefined);
}

/** Source document of the terms, with the oldest day on which it was read. */
export function sourceOf(sources: Bonus['sources'], terms: BonusTerms): string {
  const titles = [
    ...new Set(knownTerms(terms).map(({ source }) => sources[source]?.title ?? source)),
  ];
  const day = dayOfTerms(terms);
  return `${titles.join(', ')}${day === null ? '' : `, as of ${day}`}`;
}

const knownTerms = (terms: BonusTerms) =>
  Object.values({ ...terms, reference: null }).filter(
    (fact) => fact !== null && fact !== undefined,
  );

/** The day for all terms: none was read earlier. `null` where none is known. */
export function dayOfTerms(terms: BonusTerms): string | null {
  const [oldest] = knownTerms(terms)
    .map(({ checkedOn }) => checkedOn)
    .toSorted();
  return oldest === undefined ? null : formatDate(oldest);
}

/** Licence badge of an offer, with the issuer. */
export function licenceMark(licence: Licence | null, shortNameOf: (authority: string) => string) {
  if (licence === null) return { text: 'License not known', tone: 'plain', issuer: null } as const;
  if (licence.standing === 'none-found') {
    return { text: 'No license found', tone: 'warn', issuer: null } as const;
  }
  const issuer = shortNameOf(licence.authority);
  return licence.standing === 'on-register'
    ? ({ text: 'Licensed', tone: 'plain', issuer } as const)
    : ({
        text: 'License claimed',
        tone: 'value',
        issuer: `${issuer}, not seen on the register`,
      } as const);
}
