import type { BonusTerms } from '#domain/bonuses/terms.ts';
import type { Licence } from '#domain/casinos/facts.ts';
import {
  formatCap,
  formatContribution,
  formatExpiry,
  formatMinDeposit,
  formatStickiness,
  formatWagering,
  NOT_STATED,
} from '#format/bonus-terms.ts';
import { formatDate, formatMoney, formatPercent } from '#format/text.ts';
import type { Bonus } from '#schemas/bonus.ts';

/** The terms that stand beside the headline, the same ones in the same order for every offer. */
export function significantTerms(terms: BonusTerms) {
  return {
    minDeposit: formatMinDeposit(terms.minDeposit),
    wagering: formatWagering(terms.wagering),
    maxBet: formatCap(terms.maxBet),
    maxCashOut: formatCap(terms.maxCashOut),
    expiry: formatExpiry(terms.expiryDays),
    stickiness: formatStickiness(terms.stickiness),
  };
}

/** The rest of what an offer's terms say, with the remarks on them. */
export function furtherTerms({
  matchPercent,
  cap,
  minDeposit,
  contribution,
  expiryDays,
}: BonusTerms) {
  const rows = [
    { label: 'Rate', fact: matchPercent, value: matchPercent && formatPercent(matchPercent.value) },
    { label: 'Largest bonus', fact: cap, value: cap && formatMoney(cap.value) },
    { label: 'Games that count', fact: contribution, value: formatContribution(contribution) },
    ...(minDeposit?.note === undefined
      ? []
      : [{ label: 'Minimum deposit', fact: minDeposit, value: formatMinDeposit(minDeposit) }]),
    ...(expiryDays?.note === undefined
      ? []
      : [{ label: 'Expires', fact: expiryDays, value: formatExpiry(expiryDays) }]),
  ];
  return rows.map(({ label, fact, value }) => ({
    label,
    value: value ?? NOT_STATED,
    note: fact?.note ?? null,
  }));
}

/** What a reader should know beside the rate and the largest bonus, as sentences for a table. */
export function sizeRemarks({ matchPercent, cap }: BonusTerms): string[] {
  const remarks = [
    matchPercent?.note && `Rate ${formatPercent(matchPercent.value)}. ${matchPercent.note}`,
    cap?.note && `Largest bonus ${formatMoney(cap.value)}. ${cap.note}`,
  ];
  return remarks.filter((remark) => remark !== undefined);
}

/** The paper that the terms were read from, and the day of the oldest reading. */
export function sourceOf(sources: Bonus['sources'], terms: BonusTerms): string {
  const facts = Object.values({ ...terms, reference: null }).filter((fact) => fact !== null);
  const titles = [...new Set(facts.map(({ source }) => sources[source]?.title ?? source))];
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0];
  return `${titles.join(', ')}${oldest === undefined ? '' : `, as of ${formatDate(oldest)}`}`;
}

/** What a badge may say of a licence, and who issued it. */
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
