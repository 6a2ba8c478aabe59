import type { BonusTerms } from '#domain/bonuses/terms.ts';
import type { Licence } from '#domain/casinos/facts.ts';
import { formatTerm, SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import { formatDate, formatMoney, formatPercent } from '#format/text.ts';
import type { Bonus } from '#schemas/bonus.ts';

/** Terms printed beside the headline, in words. */
export const significantTerms = (terms: BonusTerms) =>
  Object.fromEntries(SIGNIFICANT_TERMS.map((name) => [name, formatTerm(terms, name)])) as Record<
    (typeof SIGNIFICANT_TERMS)[number],
    string
  >;

/** Terms that are not printed beside the headline, with their remarks. */
export function furtherTerms(terms: BonusTerms) {
  const withRemark = (['minDeposit', 'expiryDays'] as const).filter(
    (name) => terms[name]?.note !== undefined,
  );
  return (['matchPercent', 'cap', 'contribution', ...withRemark] as const).map((name) => ({
    label: TERM_LABELS[name],
    value: formatTerm(terms, name),
    note: terms[name]?.note ?? null,
  }));
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
  const facts = Object.values({ ...terms, reference: null }).filter((fact) => fact !== null);
  const titles = [...new Set(facts.map(({ source }) => sources[source]?.title ?? source))];
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0];
  return `${titles.join(', ')}${oldest === undefined ? '' : `, as of ${formatDate(oldest)}`}`;
}

/** Licence badge of an offer, with the issuer. */
export function licenceMark(licence: Licence | null, shortNameOf: (authority: string) => string) {
  if (licence === null) return { text: 'Licence not known', tone: 'plain', issuer: null } as const;
  if (licence.standing === 'none-found') {
    return { text: 'No licence found', tone: 'warn', issuer: null } as const;
  }
  const issuer = shortNameOf(licence.authority);
  return licence.standing === 'on-register'
    ? ({ text: 'Licensed', tone: 'plain', issuer } as const)
    : ({
        text: 'Licence claimed',
        tone: 'value',
        issuer: `${issuer}, not seen on the register`,
      } as const);
}
