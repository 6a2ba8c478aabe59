import { type Bettor, weekCostMinor, weekTurnoverMinor } from '#domain/loyalty/bettor.ts';
import type { NotPaidBack, PaidBack, PaidBackResult } from '#domain/loyalty/paid-back.ts';
import type { Rule } from '#domain/loyalty/yardstick.ts';
import type { Money } from '#domain/money/money.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { edgeFractionOf } from '#domain/outcomes/pay-table.ts';
import type { Back } from '#domain/terms/loyalty-terms.ts';
import type { Sum } from '#domain/terms/offer-terms.ts';
import { formatCount, formatFraction, formatMoney, formatPercent } from './text.ts';

/** A rule with the casino that has it. */
export type NamedRule = { casino: string; href: string | null; rule: Rule };

/** A bettor with what came out for each rule, in their order. */
export type RewardCase = { bettor: Bettor; found: readonly PaidBackResult[] };

type ReturnLine = {
  who: string;
  back: string;
  /** Share of the cost that comes back: 0 to 1, or more. */
  share: number;
  periods: string;
};

export type RewardModel = {
  title: string;
  casino: LinkItem | { text: string; href: null };
  notes: string;
  lines: readonly ReturnLine[];
  /** Reason why there is nothing to show; `null` otherwise. */
  cannot: string | null;
};

export type ReturnsModel = { cost: string; rewards: readonly RewardModel[] };

const PER = 10_000;

/** Return of each $100 of bets, by rule, for bettors on one game. */
export function returnsModel(
  rules: readonly NamedRule[],
  cases: readonly RewardCase[],
): ReturnsModel {
  const table = cases[0]?.bettor.table ?? [];
  return {
    cost: formatMoney({ minorUnits: -Math.round(edgeFractionOf(table) * PER), currency: 'USD' }),
    rewards: rules.map(({ casino, href, rule }, index) => {
      const found = cases.map((one) => ({ bettor: one.bettor, result: one.found[index] }));
      const lines = found.flatMap(({ bettor, result }) =>
        result?.ok === true ? [returnLine(bettor, result)] : [],
      );
      const missing = found.find(({ result }) => result?.ok === false)?.result;
      const first = found[0]?.result;
      return {
        title: ruleTitle(rule),
        casino: { text: casino, href },
        notes: ruleNotes(rule, first?.ok === true ? first : null),
        lines,
        cannot: missing?.ok === false ? `Can’t be worked out: ${MISSING[missing.missing]}.` : null,
      };
    }),
  };
}

function returnLine(bettor: Bettor, { weekMinor, monthMinor, keptShare }: PaidBack): ReturnLine {
  const turnover = weekTurnoverMinor(bettor);
  const [perWeek, perMonth] = [weekMinor ?? monthMinor / 4, monthMinor].map(
    (sum) => sum * keptShare,
  );
  const cents = (minorUnits = 0) =>
    formatMoney({ minorUnits: Math.round(minorUnits), currency: bettor.bet.currency });
  const week = weekMinor === null ? '' : `${cents(perWeek)} a week, `;
  const share = (perWeek ?? 0) / weekCostMinor(bettor);
  const isMore = share > 1 ? '. More than the cost: a limit of the model' : '';
  return {
    who: `${formatCount(bettor.betsPerWeek)} ${bettor.betsPerWeek === 1 ? 'bet' : 'bets'} of ${formatMoney(bettor.bet)}`,
    back: cents(((perWeek ?? 0) / turnover) * PER),
    share,
    periods: `${week}${cents(perMonth)} a month${isMore}`,
  };
}

const PERIODS: Record<NonNullable<Back['period']>, string> = {
  bet: 'lost bets',
  day: 'a day’s net loss',
  'half-week': 'half a week’s net loss',
  week: 'a week’s net loss',
  month: 'a month’s net loss',
};

/** Rakeback, 5% of the edge; Cashback, 5% of a week’s net loss */
export function ruleTitle({ reward, level, holds }: Rule): string {
  switch (reward.kind) {
    case 'back':
      return `${NAMES[reward.back.of]}, ${rate(reward.back, level, holds)} of ${baseOf(reward.back)}`;
    case 'levels':
      return 'Level-ups of the first month';
    case 'points':
      return 'Points';
    case 'drop':
      return 'A drop, once';
    case 'unpublished':
      return reward.words;
  }
}

const NAMES: Record<Back['of'], string> = {
  loss: 'Cashback',
  'new-lows': 'Lossback',
  bets: 'Rakeback',
  'bets-at-risk': 'Rakeback',
  edge: 'Rakeback',
  rake: 'Rakeback',
  cases: 'Boxes',
};

function rate({ percent, tiers, tiersAdd }: Back, level?: string, holds?: Money): string {
  if (tiers === undefined) return percent === undefined ? 'a share' : formatPercent(percent);
  const base = tiersAdd === true ? (percent ?? 0) : 0;
  const at = level === undefined ? undefined : tiers.find(({ from }) => from === level);
  if (at !== undefined) return formatPercent(base + at.percent);
  const [low, high] = [percent ?? tiers[0]?.percent ?? 0, base + (tiers.at(-1)?.percent ?? 0)];
  if (holds !== undefined) return formatPercent(high);
  return tiersAdd === true ? formatPercent(low) : `${low} to ${formatPercent(high)}`;
}

function baseOf({ of, edges, period }: Back): string {
  if (of === 'loss') return period === undefined ? 'net losses' : PERIODS[period];
  const bases = {
    'new-lows': 'new lows',
    bets: 'each bet',
    'bets-at-risk': 'the part of a bet at risk',
    edge: edges === undefined ? 'the edge' : 'an edge that it states',
    rake: 'the fee',
    cases: 'bets on average',
  };
  return bases[of];
}

const sumOf = (sum: Sum) => formatMoney('inEach' in sum ? (sum.inEach[0] as Money) : sum);

/** Terms that bound a return, a sentence each. */
function ruleNotes({ reward, level, holds }: Rule, found: PaidBack | null): string {
  if (reward.kind !== 'back') return NOTES[reward.kind];
  const { floor, most, nowPercent, laterDays, claimHours, wagering, paidIn } = reward.back;
  const notes = [
    level !== undefined && `At the level ${level}.`,
    holds !== undefined && `For holders of ${sumOf(holds)} of its token, whose risk isn’t counted.`,
    floor !== undefined && `Nothing for a loss below ${sumOf(floor)}.`,
    most !== undefined && `At most ${sumOf(most)} each time.`,
    nowPercent !== undefined &&
      `${formatPercent(nowPercent)} comes at once, the rest ${laterDays === undefined ? 'later' : `within ${laterDays} days`}.`,
    claimHours !== undefined && `It lapses after ${claimHours} hours.`,
    wagering?.multiple !== undefined &&
      found !== null &&
      `It has to be bet ${wagering.multiple} times, which leaves ${formatFraction(found.keptShare, 0)} of it on average.`,
    paidIn !== undefined && `Paid in ${paidIn}, whose risk isn’t counted.`,
    found !== null && found.boosts.length > 0 && boosted(found.boosts),
  ];
  return notes.filter((note) => note !== false).join(' ');
}

const boosted = (boosts: readonly number[]) =>
  `In boosted hours ${boosts.map((times) => Number(times.toFixed(2))).join(' or ')} times as much.`;

const NOTES = {
  levels: 'Paid once, as each level is reached.',
  points: '',
  drop: 'Less what its own bets cost.',
  unpublished: '',
} as const;

const MISSING: Record<NotPaidBack, string> = {
  unpublished: 'the rate isn’t published',
  rate: 'the rate isn’t published',
  period: 'it doesn’t say for which period',
  edge: 'it states no edge for this game',
  games: 'it doesn’t say how much this game counts',
  level: 'it doesn’t name this level',
  deposits: 'it hangs on deposits',
  'level-sums': 'it doesn’t say what a level pays',
  'point-worth': 'it doesn’t say what a point buys',
  'wagering-multiple': 'it doesn’t say how often it has to be bet',
  'players-against-players': 'it is a share of a fee between players',
  'range-instead-of-a-sum': 'it gives a range, not an amount',
  'shared-drop': 'it is shared with others who come',
  'random-prize': 'it is drawn by chances that aren’t published',
  'currencies-differ': 'its sums are in another currency',
  'too-much-work': 'that many bets take too long',
};
