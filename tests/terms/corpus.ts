import { readFileSync } from 'node:fs';
import path from 'node:path';
import { majorUnits, type Money, money } from '#domain/money/money.ts';
import type { Back, LoyaltyTerms, Tier } from '#domain/terms/loyalty-terms.ts';
import type {
  Award,
  Limit,
  OfferTerms,
  Release,
  Sum,
  Wagering,
} from '#domain/terms/offer-terms.ts';

type CorpusLimit = {
  sum?: number;
  winnings?: number;
  timesBonus?: number;
  timesDeposit?: number;
  shareOfBonus?: number;
  below?: boolean;
  lowerOf?: CorpusLimit[];
};
type CorpusBack = {
  of: string;
  rate?: number;
  mean?: number;
  example?: boolean;
  edges?: Record<string, number>;
  byLevel?: Record<string, number>;
  perLevel?: boolean;
  tiers?: [number, number, number?][];
  most?: number;
  excluded?: string[];
  period?: string;
  from_?: string;
  needBets?: number;
  floor?: number;
  cap?: number;
  wager?: number;
  splitNow?: number;
  laterDays?: number;
  claimHours?: number;
  claimEveryMinutes?: number;
  paidIn?: string;
};
/** Terms as the corpus writes them. */
type CorpusTerms = {
  award?: {
    match?: { percent?: number; example?: boolean; most?: number; minDeposit?: number };
    package?: { percent: number; most: number; spins: number }[];
    spins?: {
      count?: number;
      forDeposit?: number;
      more?: number[];
      byWeekDeposits?: [number, number][];
    };
    credit?: number | true;
    example?: boolean;
    freeBet?: number | true;
    forEach?: number;
    qualifying?: { atLeast: number; odds: number };
    most?: number;
  };
  wager?: {
    times?: number;
    on?: string;
    plusDepositTimes?: number;
    edgeDivisor?: number;
    onlyGames?: string[];
    onlyPot?: 'own' | 'bonus' | 'both';
    minBet?: number;
    progressPerBetMost?: number;
  };
  counts?: Record<string, number>;
  maxBet?: (CorpusLimit & { byRank?: (number | null)[]; includesBuys?: boolean }) | null;
  cap?:
    | (CorpusLimit & {
        persists?: boolean | 'disputed';
        addsUp?: boolean;
        words?: { en: string; fi: string };
        spins?: number;
        noDeposit?: number;
        shop?: CorpusLimit;
      })
    | null;
  release?: {
    lump?: number;
    everyPoints?: number;
    pointsPerStake?: string;
    shareOfFee?: number;
    perBet?: string;
  };
  ends?: Partial<
    Record<
      | 'days'
      | 'balanceBelow'
      | 'claimHours'
      | 'useHours'
      | 'activateHours'
      | 'spinsHours'
      | 'activateDays'
      | 'useDays',
      number
    >
  >;
  leave?: { withdrawal?: string; cancel?: string };
  keeps?: 'cashable';
  convert?: object;
  order?: string;
  need?: { depositBeforeWithdrawal: number };
  depositTurnover?: number;
  single?: boolean;
  other?: { loyaltyFactorWhileWagering: number };
  refuses?: string[];
  language?: string;
  forbids?: string[];
  paidIn?: string;
  limits?: { odds: string; parlayTeams: number };
  drop?: { sum: string; need: string };
  reload?: { days: number; everyHours: number };
  back?: CorpusBack;
  boost?: { times: number };
  token?: { holdings: [number, number][] };
  points?: Record<string, number | string>;
  levels?: [number, number][];
  split?: { now: number; laterDays: number; chests?: Record<string, number> };
  unpublished?: string[];
};
export type CorpusEntry = {
  id: string;
  currency: string;
  terms: CorpusTerms;
  exactlyComputable: 'yes' | 'part' | 'no';
  why: string;
  result: Record<string, unknown> | null;
};

/** Real offers, paraphrased, with results by a program of other hands. Its addresses are text, never links. */
export const CORPUS = (
  JSON.parse(readFileSync(path.resolve('tests/fixtures/terms/corpus.json'), 'utf8')) as {
    entries: CorpusEntry[];
  }
).entries;

export type Held = { offer: OfferTerms; loyalty: LoyaltyTerms };

/** Wordings of the corpus that say the same, by the word of the grammar. */
const WORDINGS: Readonly<Record<string, readonly string[]>> = {
  'bonus-result': ['result of the bonus'],
  'deposit-and-bonus': ['deposit+bonus'],
  free: ['close and activate more'],
  'free-before-use': ['free before use'],
  'keeps-own': ['takes bonus and winnings, own rest stays', 'deposit stays, winnings go'],
  'takes-winnings': ['takes bonus and winnings', 'takes the bonus and all winnings of its time'],
  'balance-less-wins': ['balance less bonus less every win since it began'],
  'not-once-played': ['not once played'],
  forfeits: ['forfeits all bonuses and their winnings'],
  'zeroes-bonus': ['free for own money; winnings taken before the end zero the bonus'],
  edge: ['stated edge'],
  loss: [
    'net loss of the week',
    'deposits less balance less withdrawals',
    'start balance + deposits - withdrawals - end balance',
    'loss of the week',
  ],
  'loss of deposits': ['lost deposit money', 'deposited coins lost'],
  'loss of own': ['loss of own money'],
  'bets-at-risk': ['|payout - bet|, at most the bet'],
  'new-lows': ['losses beyond those already paid on'],
  cases: ['case bets'],
};

const meaning = (wording: unknown): unknown =>
  Object.entries(WORDINGS).find(([, all]) => all.includes(String(wording)))?.[0] ?? wording;

/** Terms of an entry with wordings of the same meaning made one, as `inCorpus` writes them. */
export function canonical(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(canonical);
  if (typeof node !== 'object' || node === null) return meaning(node);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, canonical(value)]));
}

/** Sums are in thousandths and millionths of a coin where the entry's unit is. */
function units(currency: string) {
  const factor = { mBTC: 1e-3, uBTC: 1e-6 }[currency] ?? 1;
  const code = factor === 1 ? currency : 'BTC';
  return {
    sum: (amount: number): Money => money(Number((amount * factor).toFixed(8)), code),
    amount: (sum: Sum) => Number((majorUnits(sum as Money) / factor).toFixed(6)),
  };
}

const GAMES = { table: 'table-games', live: 'live-dealer' } as const;
const gameOf = (game: string) => GAMES[game as keyof typeof GAMES] ?? game;
const wordOfGame = (game: string) =>
  Object.entries(GAMES).find(([, kind]) => kind === game)?.[0] ?? game;
const named = (shares: Record<string, number>, name: (game: string) => string) =>
  Object.fromEntries(Object.entries(shares).map(([game, share]) => [name(game), share]));
/** Only what is said. */
const said = <Clauses extends object>(clauses: Clauses): Clauses =>
  Object.fromEntries(
    Object.entries(clauses).filter(([, value]) => value !== undefined && value !== null),
  ) as Clauses;
const some = <Clauses extends object>(clauses: Clauses): Clauses | undefined => {
  const stated = said(clauses);
  return Object.keys(stated).length > 0 ? stated : undefined;
};
const when = <Given, Made>(
  given: Given | null | undefined,
  make: (given: Given) => Made,
): Made | undefined => (given === undefined || given === null ? undefined : make(given));

/** Terms of an entry in the grammar. Throws a TypeError for a field that it has no place for. */
export function inGrammar({ currency, terms }: CorpusEntry): Held {
  const { sum } = units(currency);
  const t = terms;
  const { wager, ends, leave, cap, maxBet } = terms;
  const limit = (given: CorpusLimit): Limit => {
    const { lowerOf, timesBonus, timesDeposit, shareOfBonus, below } = given;
    if (lowerOf) return { lowest: lowerOf.map(limit) };
    if (timesBonus) return { times: timesBonus, of: 'bonus' };
    if (timesDeposit) return { times: timesDeposit, of: 'deposit' };
    if (shareOfBonus) {
      return said({ percent: shareOfBonus * 100, of: 'bonus' as const, isBelow: below });
    }
    return sum(given.sum ?? given.winnings ?? 0);
  };
  const hasLimit = (given: CorpusLimit | null | undefined): given is CorpusLimit =>
    ['lowerOf', 'timesBonus', 'timesDeposit', 'sum', 'winnings'].some(
      (key) => given && key in given,
    );
  const wagering: Wagering | undefined = when(wager, (w) =>
    said({
      multiple: w.times,
      base: { credit: 'bonus' }[String(w.on)] ?? meaning(w.on),
      plusDepositTimes: w.plusDepositTimes,
      byEdge: w.edgeDivisor,
      only: w.onlyGames,
      pot: w.onlyPot,
      smallestBet: when(w.minBet, sum),
      mostPerBet: when(w.progressPerBetMost, sum),
    } as Wagering),
  );
  const words = cap?.words;
  const offer = said<OfferTerms>({
    awards: awardsOf(t, sum),
    wagering,
    contribution: when(t.counts, (counts) => named(counts, gameOf)),
    maxBet: maxBet === null ? 'no-cap' : hasLimit(maxBet) ? limit(maxBet) : undefined,
    maxBetBy: when(maxBet?.byRank, (ranks) => ({
      ranks: ranks.map((one) => (one === null ? null : sum(one))),
    })),
    buysCount: maxBet?.includesBuys,
    maxCashOut:
      cap === null
        ? 'no-cap'
        : hasLimit(cap)
          ? said({
              most: limit(cap),
              of: words ? ('disputed' as const) : undefined,
              stays: cap.persists,
              addsUp: cap.addsUp,
            })
          : undefined,
    maxCashOutBy: when(cap?.spins, (spins) => ({
      spins: sum(spins),
      'no-deposit': sum(cap?.noDeposit ?? 0),
      shop: limit(cap?.shop ?? {}),
    })),
    expiryDays: ends?.days,
    stickiness: t.convert ? 'bonus-only' : t.keeps,
    first: when(t.order, () => 'own' as const),
    release: releaseOf(t.release, sum),
    ends: when(ends, (e) =>
      some({
        balanceBelow: when(e.balanceBelow, sum),
        claimHours: e.claimHours ?? e.activateHours ?? when(e.activateDays, (d) => d * 24),
        useHours: e.useHours ?? e.spinsHours ?? when(e.useDays, (d) => d * 24),
      }),
    ),
    leaving: when(leave, (l) =>
      said({ withdrawal: meaning(l.withdrawal), cancel: meaning(l.cancel) } as object),
    ),
    needsDeposit: when(t.need?.depositBeforeWithdrawal, sum),
    depositTurnover: t.depositTurnover,
    isSingle: t.single,
    loyaltyPercent: when(t.other?.loyaltyFactorWhileWagering, (f) => f * 100),
    refuses: t.refuses,
    language: when(t.language, () => 'en'),
    unpublished: when(t.release?.perBet, (perBet) => [perBet]),
    contradicts: words && [{ one: `en: ${words.en}`, other: `fi: ${words.fi}` }],
    forbids: t.forbids,
    paidIn: t.paidIn,
  });
  return { offer, loyalty: loyaltyOf(t, sum) };
}

function awardsOf(t: CorpusTerms, sum: (amount: number) => Money): Award[] | undefined {
  const { award } = t;
  const awards: Award[] = [];
  const match = award?.match;
  const isExample = match?.example ?? award?.example;
  if (match) {
    const { percent, most, minDeposit } = match;
    awards.push(
      said({
        kind: 'match',
        percent,
        isExample,
        most: when(most, sum),
        from: when(minDeposit, sum),
      }),
    );
  }
  for (const [index, one] of (award?.package ?? []).entries()) {
    const deposit = index + 1;
    awards.push({ kind: 'match', deposit, percent: one.percent, most: sum(one.most) });
    awards.push({ kind: 'spins', deposit, count: one.spins });
  }
  const spins = award?.spins;
  if (spins?.count) {
    awards.push(said({ kind: 'spins', count: spins.count, from: when(spins.forDeposit, sum) }));
  }
  for (const count of spins?.more ?? []) awards.push({ kind: 'spins', count });
  for (const [from, count] of spins?.byWeekDeposits ?? []) {
    awards.push({ kind: 'spins', count, from: sum(from), per: 'week' });
  }
  const credit = award?.credit;
  if (credit !== undefined) {
    awards.push(
      said({ kind: 'credit', isExample, sum: credit === true ? undefined : sum(credit) }),
    );
  }
  const bet = award?.freeBet;
  if (bet !== undefined) {
    const need = award?.qualifying;
    const { limits } = t;
    const [least, most] = String(limits?.odds ?? '')
      .split(' to ')
      .map(decimalOdds);
    awards.push(
      said({
        kind: 'free-bet',
        sum: bet === true ? undefined : sum(bet),
        leastOdds: least,
        mostOdds: most,
        mostLegs: limits?.parlayTeams,
        need: need && {
          bets: award?.forEach,
          stake: sum(need.atLeast),
          leastOdds: need.odds,
        },
        most: when(award?.most, sum),
      }),
    );
  }
  const { drop } = t;
  if (drop) {
    const [least = 0, most = 0] = drop.sum.split(' to ').map(Number);
    const [deposit = 0, needDays] = (drop.need.match(/\d+/g) ?? []).map(Number);
    awards.push({
      kind: 'drop',
      least: sum(least),
      most: sum(most),
      needsDeposit: sum(deposit),
      needDays,
    });
  }
  if (t.reload) awards.push({ kind: 'reload', ...t.reload });
  return awards.length > 0 ? awards : undefined;
}

/** −200 is 1.5, +200 is 3. */
const decimalOdds = (american: string) => {
  const line = Number(american);
  return line === 0 || Number.isNaN(line) ? undefined : line < 0 ? 1 - 100 / line : 1 + line / 100;
};
const americanOdds = (odds: number) =>
  odds < 2 ? `${Math.round(-100 / (odds - 1))}` : `+${Math.round((odds - 1) * 100)}`;

function releaseOf(
  given: CorpusTerms['release'],
  sum: (amount: number) => Money,
): Release | undefined {
  if (given === undefined) return undefined;
  if (given.shareOfFee) return { feePercent: given.shareOfFee * 100 };
  if (given.perBet) return {};
  const [factor = 0] = String(given.pointsPerStake).split(' x ').map(Number);
  const every = { points: given.everyPoints ?? 0, perBetAndEdgePercent: factor, unit: sum(1) };
  return { lump: sum(given.lump ?? 0), every };
}

const PERIODS = { 'Tuesday and Friday': 'half-week' } as const;

function loyaltyOf(t: CorpusTerms, sum: (amount: number) => Money): LoyaltyTerms {
  const { back: given, token, points, split } = t;
  const back = given && backOf(given, t.boost, sum);
  const held: Back | undefined = token && {
    of: 'edge',
    tierOn: 'held',
    tiersAdd: true,
    tiers: token.holdings.map(([from, percent]) => ({
      from: sum(from),
      percent,
    })),
  };
  return said<LoyaltyTerms>({
    back: back && (held ? [back, held] : [back]),
    ladder: some({
      levels: when(t.levels, (levels) =>
        levels.map(([at, pays]) => ({ at: sum(at), pays: sum(pays) })),
      ),
      points: points && pointsOf(points, sum),
    }),
    split: split && {
      nowPercent: split.now * 100,
      laterDays: split.laterDays,
      ...(split.chests && { claimDays: split.chests }),
    },
    unpublished: t.unpublished,
  });
}

function pointsOf(points: Record<string, number | string>, sum: (amount: number) => Money) {
  const { turnover, worth, buys, ...formulas } = points;
  return said({
    turnover: when(turnover, (one) => sum(Number(one))),
    worth: when(worth, (one) => sum(Number(one))),
    buys: when(buys, String),
    formulas: some(formulas) as Record<string, string> | undefined,
  });
}

function backOf(
  given: CorpusBack,
  boost: CorpusTerms['boost'],
  sum: (amount: number) => Money,
): Back {
  const wording = given.of;
  const [, flat] = /^([\d.]+) % of the bet$/.exec(wording) ?? [];
  const of = String(meaning(wording));
  const isGreater = wording === 'greater of deposits or losses';
  const { byLevel: levels, tiers, period } = given;
  return said({
    of: flat ? 'edge' : isGreater ? 'loss' : of.split(' of ')[0],
    money: of.split(' of ')[1],
    percent: given.rate ?? given.mean,
    isMean: given.mean === undefined ? undefined : true,
    isExample: given.example,
    edges: flat ? { all: Number(flat) } : when(given.edges, (edges) => named(edges, gameOf)),
    tierOn: isGreater
      ? 'deposits-or-loss'
      : tiers
        ? 'loss'
        : levels || given.perLevel
          ? 'level'
          : undefined,
    tiers:
      when(levels, (all) =>
        Object.entries(all).map(([from, percent]): Tier => ({ from, percent })),
      ) ??
      tiers?.map(([from, percent, most]) =>
        said({ from: sum(from), percent, most: when(most, sum) }),
      ),
    mostPercent: given.most,
    excludes: when(given.excluded, (all) => all.map(gameOf)),
    period: when(period, (one) => PERIODS[one as keyof typeof PERIODS] ?? one),
    periodFrom: given.from_ ?? (period && period in PERIODS ? period : undefined),
    needBets: given.needBets,
    floor: when(given.floor, sum),
    most: when(given.cap, sum),
    wagering: when(given.wager, (multiple) => ({ multiple })),
    nowPercent: when(given.splitNow, (share) => share * 100),
    laterDays: given.laterDays,
    claimHours: given.claimHours,
    claimEveryMinutes: given.claimEveryMinutes,
    boost,
    paidIn: given.paidIn,
  } as unknown as Back);
}

/** Terms of the grammar as the corpus writes them. */
export function inCorpus({ offer, loyalty }: Held, currency: string): Record<string, unknown> {
  const { amount } = units(currency);
  const limit = (one: Limit): object => {
    if ('lowest' in one) return { lowerOf: one.lowest.map(limit) };
    if ('times' in one) return { [one.of === 'bonus' ? 'timesBonus' : 'timesDeposit']: one.times };
    if ('percent' in one) return said({ shareOfBonus: one.percent / 100, below: one.isBelow });
    return { sum: amount(one) };
  };
  const {
    awards = [],
    wagering: w,
    maxBet,
    maxBetBy,
    maxCashOut,
    maxCashOutBy,
    ends,
    release,
  } = offer;
  const isCredit = awards.some(({ kind }) => kind === 'credit');
  const bet = awards.find((one) => one.kind === 'free-bet');
  const spins = awards.filter((one) => one.kind === 'spins');
  const capped = typeof maxCashOut === 'object' && 'most' in maxCashOut ? maxCashOut : undefined;
  const [contradiction] = offer.contradicts ?? [];
  const [back, held] = loyalty.back ?? [];
  const ladder = loyalty.ladder;
  const drop = awards.find((one) => one.kind === 'drop');
  const reload = awards.find((one) => one.kind === 'reload');
  return said({
    award: some(awardBack(awards, amount)),
    wager:
      w &&
      said({
        times: w.multiple,
        on: w.base === 'bonus' && isCredit ? 'credit' : w.base,
        plusDepositTimes: w.plusDepositTimes,
        edgeDivisor: w.byEdge,
        onlyGames: w.only,
        onlyPot: w.pot,
        minBet: when(w.smallestBet, amount),
        progressPerBetMost: when(w.mostPerBet, amount),
      }),
    counts: offer.contribution && named(offer.contribution, wordOfGame),
    maxBet: some({
      ...(typeof maxBet === 'object' && limit(maxBet)),
      byRank:
        maxBetBy && 'ranks' in maxBetBy
          ? maxBetBy.ranks.map((one) => (one === null ? null : amount(one as Sum)))
          : undefined,
      includesBuys: offer.buysCount,
    }),
    cap: some({
      ...(capped && (bet ? { winnings: amount(capped.most as Sum) } : limit(capped.most))),
      persists: capped?.stays,
      addsUp: capped?.addsUp,
      words: contradiction && {
        en: contradiction.one.replace('en: ', ''),
        fi: contradiction.other.replace('fi: ', ''),
      },
      ...(maxCashOutBy && {
        spins: amount(maxCashOutBy.spins as Sum),
        noDeposit: amount(maxCashOutBy['no-deposit'] as Sum),
        shop: maxCashOutBy.shop && limit(maxCashOutBy.shop),
      }),
    }),
    release: typeof release === 'object' ? releaseBack(release, offer, amount) : undefined,
    ends: some({
      days: offer.expiryDays,
      balanceBelow: when(ends?.balanceBelow, amount),
      ...(bet
        ? {
            activateDays: when(ends?.claimHours, (h) => h / 24),
            useDays: when(ends?.useHours, (h) => h / 24),
          }
        : spins.length > 0
          ? { claimHours: ends?.claimHours, useHours: ends?.useHours }
          : { activateHours: ends?.claimHours, spinsHours: ends?.useHours }),
    }),
    leave: offer.leaving,
    keeps: offer.stickiness === 'bonus-only' ? undefined : offer.stickiness,
    convert: offer.stickiness === 'bonus-only' ? { most: 'original bonus' } : undefined,
    order: when(offer.first, () => 'ownFirst'),
    need: when(offer.needsDeposit, (one) => ({ depositBeforeWithdrawal: amount(one) })),
    depositTurnover: offer.depositTurnover,
    single: offer.isSingle,
    other: when(offer.loyaltyPercent, (p) => ({ loyaltyFactorWhileWagering: p / 100 })),
    refuses: offer.refuses,
    language: when(offer.language, () => 'English prevails'),
    forbids: offer.forbids,
    paidIn: offer.paidIn,
    limits: bet?.mostLegs && {
      odds: `${americanOdds(bet.leastOdds ?? 2)} to ${americanOdds(bet.mostOdds ?? 2)}`,
      parlayTeams: bet.mostLegs,
    },
    drop: drop && {
      sum: `${amount(drop.least as Sum).toFixed(2)} to ${amount(drop.most as Sum).toFixed(2)}`,
      need: `${amount(drop.needsDeposit as Sum)} deposited in ${drop.needDays} days`,
    },
    reload: reload && { days: reload.days, everyHours: reload.everyHours },
    back: back && backBack(back, amount),
    boost: back?.boost,
    token: held && { holdings: held.tiers?.map((one) => [amount(one.from as Sum), one.percent]) },
    points: ladder?.points && {
      ...said({
        turnover: when(ladder.points.turnover, amount),
        worth: when(ladder.points.worth, amount),
        buys: ladder.points.buys,
      }),
      ...ladder.points.formulas,
    },
    levels: ladder?.levels?.map((one) => [amount(one.at), amount(one.pays as Sum)]),
    split: loyalty.split && {
      now: (loyalty.split.nowPercent ?? 0) / 100,
      laterDays: loyalty.split.laterDays,
      ...(loyalty.split.claimDays && { chests: loyalty.split.claimDays }),
    },
    unpublished: loyalty.unpublished,
    ...(maxBet === 'no-cap' && { maxBet: NONE }),
    ...(maxCashOut === 'no-cap' && { cap: NONE }),
  });
}

/** Stands for `null` in the corpus, a limit that the text denies. */
export const NONE = 'none';

function awardBack(awards: readonly Award[], amount: (sum: Sum) => number) {
  const matches = awards.filter((one) => one.kind === 'match');
  const spins = awards.filter((one) => one.kind === 'spins');
  const credit = awards.find((one) => one.kind === 'credit');
  const bet = awards.find((one) => one.kind === 'free-bet');
  const [match] = matches;
  const [first, ...more] = spins;
  const byWeek = spins.filter(({ per }) => per === 'week');
  return {
    ...(matches.length > 1
      ? {
          package: matches.map(({ percent, most, deposit }) => ({
            percent,
            most: amount(most as Sum),
            spins: spins.find((one) => one.deposit === deposit)?.count,
          })),
        }
      : {
          match:
            match &&
            said({
              percent: match.percent,
              example: match.isExample,
              most: when(match.most, amount),
              minDeposit: when(match.from, amount),
            }),
          spins:
            byWeek.length > 0
              ? { byWeekDeposits: byWeek.map((one) => [amount(one.from as Sum), one.count]) }
              : first &&
                said({
                  count: first.count,
                  forDeposit: when(first.from, amount),
                  more: more.length > 0 ? more.map(({ count }) => count) : undefined,
                }),
        }),
    credit: credit && (credit.sum ? amount(credit.sum) : true),
    example: credit?.isExample,
    ...(bet && {
      freeBet: bet.sum ? amount(bet.sum) : true,
      forEach: bet.need?.bets,
      qualifying: bet.need && { atLeast: amount(bet.need.stake as Sum), odds: bet.need.leastOdds },
      most: when(bet.most, amount),
    }),
  };
}

function releaseBack(
  release: Exclude<Release, 'after-wagering'>,
  { unpublished }: OfferTerms,
  amount: (sum: Sum) => number,
) {
  if (release.feePercent !== undefined) return { shareOfFee: release.feePercent / 100 };
  if (release.every === undefined || !('points' in release.every))
    return { perBet: unpublished?.[0] };
  return {
    lump: amount(release.lump as Sum),
    everyPoints: release.every.points,
    pointsPerStake: `${release.every.perBetAndEdgePercent} x (100 - RTP)`,
  };
}

function backBack(back: Back, amount: (sum: Sum) => number) {
  const { edges, tiers } = back;
  const isGreater = back.tierOn === 'deposits-or-loss';
  const of = back.money === undefined ? back.of : `${back.of} of ${back.money}`;
  return said({
    of: edges?.all ? `${edges.all} % of the bet` : isGreater ? 'greater of deposits or losses' : of,
    rate: back.isMean ? undefined : back.percent,
    mean: back.isMean ? back.percent : undefined,
    example: back.isExample,
    edges: edges && !edges.all ? named(edges, wordOfGame) : undefined,
    byLevel:
      back.tierOn === 'level' && tiers
        ? Object.fromEntries(tiers.map((one) => [one.from as string, one.percent]))
        : undefined,
    perLevel: back.tierOn === 'level' && !tiers ? true : undefined,
    tiers:
      back.tierOn === 'level'
        ? undefined
        : tiers?.map(({ from, percent, most }) =>
            [amount(from as Sum), percent, when(most, amount)].filter((one) => one !== undefined),
          ),
    most: back.mostPercent,
    excluded: back.excludes?.map(wordOfGame),
    period: back.period === 'half-week' ? back.periodFrom : back.period,
    from_: back.period === 'half-week' ? undefined : back.periodFrom,
    needBets: back.needBets,
    floor: when(back.floor, amount),
    cap: when(back.most, amount),
    wager: back.wagering?.multiple,
    splitNow: when(back.nowPercent, (p) => p / 100),
    laterDays: back.laterDays,
    claimHours: back.claimHours,
    claimEveryMinutes: back.claimEveryMinutes,
    paidIn: back.paidIn,
  });
}
