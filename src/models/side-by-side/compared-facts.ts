import {
  type CasinoFacts,
  KYC_DISCLOSURES,
  RTP_DISCLOSURES,
  WITHDRAWAL_FEES,
} from '#domain/casinos/facts.ts';
import { inAMonth, type Rates, TIMES_A_MONTH } from '#domain/money/rates.ts';
import type { Better, Measure } from '#domain/side-by-side/best-in-row.ts';
import {
  FACT_LABELS,
  FACT_NAMES,
  type FactName,
  formatFact,
  KYC_DISCLOSURE_WORDS,
} from '#format/fact-values.ts';
import { NOT_KNOWN } from '#format/unknown-words.ts';
import type { Casino } from '#schemas/casino.ts';
import type { Licence } from '#schemas/licence.ts';
import { EXTRAS } from '../payments/comparison-values.ts';
import { placeOf, receiptOf } from '../reviews/review-facts.ts';
import { measureMoney, withDollars } from './compared-money.ts';

/** Labels of the best value: of two casinos, and of more. */
export type BestWords = { better: Better; ofTwo: string; ofMore: string };

/** Row of the comparison, the same for every casino. */
export type ComparedRow = {
  id: string;
  label: string;
  /** Measure that the comparison uses, where the row's name does not say it. */
  hint: string | null;
  /** `null` where readers can prefer either value. */
  best: BestWords | null;
};

/** Cell of one casino. */
export type ComparedCell = {
  text: string;
  isKnown: boolean;
  receipt: { readOn: string; grade: string; meaning: string } | null;
  /** `null` if it cannot be compared. */
  measure: Measure | null;
};

const GROUP_TITLES = {
  out: 'Money out',
  in: 'Money in',
  identity: 'Identity checks',
  safety: 'Safety',
  games: 'Games and their odds',
  house: 'The casino',
} as const;
type Group = keyof typeof GROUP_TITLES;
const GROUPS = Object.keys(GROUP_TITLES) as Group[];

type ValueOf<Name extends FactName> = NonNullable<CasinoFacts[Name]>['value'];

/** Comparison rule of a row, with the labels of its best value. */
export type Best<Value> = BestWords & {
  hint?: string;
  measure: (value: Value, rates: Rates | null) => Measure | null;
};

export const LOWER = { better: 'less', ofTwo: 'Lower', ofMore: 'Lowest' } as const;
export const HIGHER = { better: 'more', ofTwo: 'Higher', ofMore: 'Highest' } as const;
const MORE = { better: 'more', ofTwo: 'More', ofMore: 'Most' } as const;

export const measureOf = (amount: number, basis: string | null = null): Measure => ({
  amount,
  basis,
});
export const UNLIMITED: Measure = { amount: 'unlimited', basis: null };
const count = (values: readonly unknown[]): Measure => measureOf(values.length);

/**
 * Row and comparison rule of each fact. No value is called better where readers want different
 * things: an early identity check is a nuisance to one reader and a reassurance to another.
 */
const FACTS: { [Name in FactName]: { group: Group; best?: Best<ValueOf<Name>> } } = {
  withdrawal: {
    group: 'out',
    best: {
      better: 'less',
      ofTwo: 'Shorter',
      ofMore: 'Shortest',
      hint: 'Compared by the longest time stated',
      measure: ({ toMinutes }) => measureOf(toMinutes),
    },
  },
  withdrawalFee: {
    group: 'out',
    // A casino's own fee can be below the network's, so only "no fee" is certainly lower.
    best: { ...LOWER, measure: (fee) => measureOf(Math.min(WITHDRAWAL_FEES.indexOf(fee), 1)) },
  },
  maxPayout: {
    group: 'out',
    best: {
      ...HIGHER,
      hint: `Compared by the month: a day counts ${TIMES_A_MONTH.day} times, a week ${TIMES_A_MONTH.week} times`,
      measure: (most, rates) =>
        most === 'no-limit' ? UNLIMITED : measureMoney(inAMonth(most), rates),
    },
  },
  coins: { group: 'in', best: { ...MORE, measure: count } },
  minDeposit: { group: 'in', best: { ...LOWER, measure: measureMoney } },
  // One currency, so no rate is needed.
  minDepositUsdt: {
    group: 'in',
    best: { ...LOWER, measure: (least) => measureMoney(least, null) },
  },
  kyc: { group: 'identity' },
  licence: { group: 'safety' },
  recourse: { group: 'safety' },
  saferTools: { group: 'safety', best: { ...MORE, measure: count } },
  provablyFairGames: { group: 'games', best: { ...MORE, measure: count } },
  rtpDisclosure: {
    group: 'games',
    best: { ...MORE, measure: (value) => measureOf(-RTP_DISCLOSURES.indexOf(value)) },
  },
  rtpClaim: { group: 'games' },
  games: { group: 'games' },
  gameCount: { group: 'games', best: { ...MORE, measure: (games) => measureOf(games) } },
  established: {
    group: 'house',
    best: { better: 'less', ofTwo: 'Older', ofMore: 'Oldest', measure: (year) => measureOf(year) },
  },
  vipProgram: { group: 'house' },
  mobileFriendly: { group: 'house' },
};

/** Rows for the details of identity checks. */
const KYC_ROWS = [
  { id: 'kyc-triggers', label: 'What triggers a check', hint: null, best: null },
  {
    id: 'kyc-disclosure',
    label: 'What it says up front',
    hint: null,
    best: { better: 'more', ofTwo: 'Says more', ofMore: 'Says most' },
  },
] as const satisfies readonly ComparedRow[];

export function factRows() {
  return GROUPS.map((group) => ({
    id: group,
    title: GROUP_TITLES[group],
    rows: [
      ...FACT_NAMES.filter((name) => FACTS[name].group === group).map(rowOf),
      ...(group === FACTS.kyc.group ? KYC_ROWS : []),
    ],
  }));
}

function rowOf(name: FactName): ComparedRow {
  const { best } = FACTS[name];
  return { id: name, label: FACT_LABELS[name], hint: best?.hint ?? null, best: wordsOf(best) };
}

export const wordsOf = (best: BestWords | undefined): BestWords | null =>
  best === undefined ? null : { better: best.better, ofTwo: best.ofTwo, ofMore: best.ofMore };

/** Cells of a casino by row id. */
export function factCells(
  { facts, sources }: Casino,
  licence: Licence | null,
  rates: Rates | null = null,
): Record<string, ComparedCell> {
  const cells = FACT_NAMES.map((name): [string, ComparedCell] => [
    name,
    cellOf(
      withDollars(
        formatFact(facts, name, placeOf(licence)),
        name === 'minDepositUsdt' ? null : facts[name]?.value,
        rates,
      ),
      receiptOf(facts[name], sources),
      measureFact(facts, name, rates),
    ),
  ]);
  const { kyc } = facts;
  const receipt = receiptOf(kyc, sources);
  const disclosure = kyc?.value.disclosure;
  return {
    ...Object.fromEntries(cells),
    'kyc-triggers': cellOf(EXTRAS['no-kyc'](facts).text, receipt, null),
    'kyc-disclosure': cellOf(
      disclosure === undefined ? null : KYC_DISCLOSURE_WORDS[disclosure],
      receipt,
      disclosure === undefined ? null : measureOf(-KYC_DISCLOSURES.indexOf(disclosure)),
    ),
  };
}

export function cellOf(
  text: string | null,
  { receipt }: ReturnType<typeof receiptOf>,
  measure: Measure | null,
): ComparedCell {
  return {
    text: text ?? NOT_KNOWN,
    isKnown: text !== null,
    receipt: receipt && { readOn: receipt.readOn, grade: receipt.grade, meaning: receipt.meaning },
    measure,
  };
}

function measureFact<Name extends FactName>(
  facts: CasinoFacts,
  name: Name,
  rates: Rates | null,
): Measure | null {
  const [fact, best] = [facts[name], FACTS[name].best];
  return fact === null || best === undefined
    ? null
    : best.measure(fact.value as ValueOf<Name>, rates);
}
