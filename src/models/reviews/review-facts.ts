import type { CasinoFacts } from '#domain/casinos/facts.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { rulesIn } from '#domain/loyalty/yardstick.ts';
import {
  FACT_LABELS,
  type FactName,
  formatFact,
  formatJurisdiction,
  formatKycLevel,
  KYC_DISCLOSURE_WORDS,
  NONE_FOUND,
} from '#format/fact-values.ts';
import { ruleTitle } from '#format/reward-words.ts';
import type { Source } from '#format/source-words.ts';
import { GRADE_MEANINGS, shownGrade } from '#format/ratings.ts';
import { clauseLabel, formatClause, saidClauses } from '#format/term-values.ts';
import { formatDate } from '#format/text.ts';
import type { Bonus as Offer } from '#schemas/bonus.ts';
import type { Casino } from '#schemas/casino.ts';
import type { Licence } from '#schemas/licence.ts';

type Sources = Casino['sources'];

export const placeOf = (licence: Licence | null) => licence?.shortName ?? '';

/** Anchor of a fact in the table of sources. */
const factHref = (name: FactName) => `#fact-${name}`;

/** Key facts below the head; `null` means unknown. */
export function keyFacts({ facts }: Casino, licence: Licence | null) {
  const show = (name: FactName, label = FACT_LABELS[name]) => ({
    label,
    value: formatFact(facts, name, placeOf(licence)),
  });
  return [
    { label: 'License', value: shortLicence(facts, licence) },
    show('coins'),
    show('minDeposit'),
    show('withdrawal', 'Withdrawal speed, as stated'),
    { label: 'KYC', value: facts.kyc && formatKycLevel(facts.kyc.value.level) },
    show('withdrawalFee'),
    show('maxPayout'),
    { label: 'Jurisdiction', value: formatJurisdiction(facts, licence?.country ?? null) },
    show('established'),
    show('gameCount'),
    show('vipProgram'),
    show('mobileFriendly'),
  ];
}

function shortLicence({ licence: fact }: CasinoFacts, licence: Licence | null): string | null {
  if (fact === null) return null;
  if (fact.value.standing === 'none-found') return NONE_FOUND;
  return `${placeOf(licence)}, ${fact.value.number ?? 'no number printed'}`;
}

/** Deposit and withdrawal facts, with the casino's remarks. */
export function paymentFacts({ facts }: Casino, licence: Licence | null) {
  const names = [
    'coins',
    'minDeposit',
    'minDepositUsdt',
    'withdrawal',
    'withdrawalFee',
    'maxPayout',
  ] as const;
  return {
    rows: names.map((name) => ({
      label: FACT_LABELS[name],
      value: formatFact(facts, name, placeOf(licence)),
      note: facts[name]?.note ?? null,
    })),
    kyc: facts.kyc && {
      level: formatKycLevel(facts.kyc.value.level),
      disclosure: KYC_DISCLOSURE_WORDS[facts.kyc.value.disclosure],
      triggers: facts.kyc.value.triggers,
      note: facts.kyc.note ?? null,
    },
  };
}

/** Subject of each fact, in page order. */
const SUBJECTS: Record<FactName, string> = {
  withdrawal: 'Money out',
  withdrawalFee: 'Money out',
  maxPayout: 'Money out',
  coins: 'Money in',
  minDeposit: 'Money in',
  minDepositUsdt: 'Money in',
  kyc: 'Identity',
  licence: 'License and recourse',
  recourse: 'License and recourse',
  games: 'Games and odds',
  gameCount: 'Games and odds',
  provablyFairGames: 'Games and odds',
  rtpDisclosure: 'Games and odds',
  rtpClaim: 'Games and odds',
  saferTools: 'Limits you can set',
  established: 'The house',
  vipProgram: 'The house',
  mobileFriendly: 'The house',
};

/** Licences for single countries, each with the name of its country. */
export type CountryLicence = Casino['countryLicences'][number] & { place: string };

const countryLicenceRow = (casino: Casino, fact: CountryLicence) => ({
  id: `licence-${fact.value.country}`,
  label: `License for ${fact.place}`,
  value: `${fact.value.number}, on the register`,
  ...receiptOf(fact, casino.sources),
});

const loyaltyRows = (casino: Casino, fact: Casino['loyalty'][number], index: number) =>
  rulesIn(fact.value).map((rule, at) => ({
    id: `loyalty-${index}-${at}`,
    label: 'Loyalty',
    value: ruleTitle(rule),
    ...receiptOf(fact, casino.sources),
  }));

/** Facts of the casino by subject, then the terms of its offer, each with its source. */
export function receiptGroups(
  casino: Casino,
  offer: Offer | null,
  licence: Licence | null,
  countryLicences: readonly CountryLicence[],
) {
  const groups = [...new Set(Object.values(SUBJECTS))].map((title) => ({
    title,
    rows: (Object.keys(SUBJECTS) as FactName[])
      .filter((name) => SUBJECTS[name] === title)
      .map((name) => ({
        id: `fact-${name}`,
        label: FACT_LABELS[name],
        value: formatFact(casino.facts, name, placeOf(licence)),
        ...receiptOf(casino.facts[name], casino.sources),
      })),
  }));
  groups
    .find(({ title }) => title === SUBJECTS.licence)
    ?.rows.push(...countryLicences.map((fact) => countryLicenceRow(casino, fact)));
  groups
    .find(({ title }) => title === SUBJECTS.vipProgram)
    ?.rows.push(...casino.loyalty.flatMap((fact, index) => loyaltyRows(casino, fact, index)));
  if (offer !== null) {
    const rows = saidClauses(offer.terms).map((name) => ({
      id: `term-${name}`,
      label: clauseLabel(name),
      value: formatClause(offer.terms, name),
      ...receiptOf(offer.terms[name] ?? null, offer.sources),
    }));
    groups.push({ title: `The offer: ${offer.headline}`, rows });
  }
  return groups;
}

/** Source of a fact in words; both `null` if the fact is unknown. */
export function receiptOf(fact: Fact<unknown>, sources: Sources) {
  if (fact === null) return { note: null, receipt: null };
  const source = sources[fact.source];
  if (source === undefined) throw new Error(`Expected a source named ${fact.source}, found none`);
  return {
    note: fact.note ?? null,
    receipt: {
      source: source.title,
      readOn: formatDate(fact.checkedOn),
      grade: fact.grade,
      meaning: GRADE_MEANINGS[fact.grade].short,
    },
  };
}

/** Changes of the entry, newest first. */
export function historyRows({ history }: Casino) {
  return history.map(({ on, fact, was, now, why }) => ({
    key: `${on} ${fact}`,
    on: formatDate(on),
    fact: FACT_LABELS[fact],
    href: factHref(fact),
    was,
    now,
    why,
  }));
}

/** Pros and cons, each with the fact that it rests on. */
export function pointsOf(casino: Casino, points: NonNullable<Casino['review']>['pros']) {
  return points.map(({ text, fact }) => ({
    text,
    fact: FACT_LABELS[fact],
    href: factHref(fact),
    grade: shownGrade(casino.facts[fact]?.grade ?? null),
  }));
}

/** Sources of the review with their addresses; a casino's own pages are named but not linked. */
export function sourceList(casino: Casino, offer: Offer | null, licence: Licence | null) {
  const read = [
    ...readSources(casino.sources, [
      ...Object.values(casino.facts),
      ...casino.countryLicences,
      ...casino.loyalty,
    ]),
    ...(offer === null
      ? []
      : readSources(
          offer.sources,
          saidClauses(offer.terms).map((name) => offer.terms[name] ?? null),
        )),
  ];
  const own = read.map(({ url, ...source }): Source =>
    url === undefined
      ? source
      : {
          ...source,
          title: `${source.title}, ${url.replace('https://', '')}`,
          noAddress: casino.sample ? 'invented' : 'gambling-site',
        },
  );
  return [...own, ...Object.values(licence?.sources ?? {})];
}

/** Sources with the day of the oldest fact read from each. */
function readSources(sources: Sources, facts: readonly Fact<unknown>[]) {
  return Object.entries(sources).map(([key, source]) => {
    const days = facts.flatMap((fact) => (fact?.source === key ? [fact.checkedOn] : [])).toSorted();
    return { ...source, ...(days[0] !== undefined && { readOn: days[0] }) };
  });
}
