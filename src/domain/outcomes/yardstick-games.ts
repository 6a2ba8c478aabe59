import type { Contribution } from '../terms/offer-terms.ts';
import type { GameKind } from '../casinos/facts.ts';
import { type PayTable, rtpFractionOf } from './pay-table.ts';

/** Models of slots, from small and frequent payouts to large and rare ones. */
export const YARDSTICK_SLOTS = ['steady', 'ordinary', 'wild'] as const;
export type YardstickSlot = (typeof YARDSTICK_SLOTS)[number];

export const YARDSTICK_RTP_FRACTION = 0.96;

/** Chances before they are scaled to an RTP. */
const SHAPES: Readonly<Record<YardstickSlot, PayTable>> = {
  steady: [
    { chance: 0.18, multiple: 0.5 },
    { chance: 0.12, multiple: 1 },
    { chance: 0.08, multiple: 2 },
    { chance: 0.04, multiple: 5 },
    { chance: 0.006, multiple: 20 },
    { chance: 0.0006, multiple: 100 },
  ],
  ordinary: [
    { chance: 0.14, multiple: 0.5 },
    { chance: 0.08, multiple: 1 },
    { chance: 0.05, multiple: 2 },
    { chance: 0.03, multiple: 5 },
    { chance: 0.006, multiple: 20 },
    { chance: 0.0018, multiple: 100 },
    { chance: 0.0001, multiple: 800 },
  ],
  wild: [
    { chance: 0.12, multiple: 0.3 },
    { chance: 0.06, multiple: 1 },
    { chance: 0.04, multiple: 2 },
    { chance: 0.02, multiple: 5 },
    { chance: 0.005, multiple: 20 },
    { chance: 0.0015, multiple: 100 },
    { chance: 0.00012, multiple: 1000 },
    { chance: 0.00002, multiple: 5000 },
  ],
};

/**
 * Pay table of a model slot at an RTP, 96% by default: each chance times RTP ÷ Σ chance × multiple. Model slots
 * are illustrations, not real games: with one yardstick for every offer, an edge claimed by a casino decides
 * nothing.
 * Throws if the RTP is not above 0 and at most 1.
 * Source: facts on bonus maths, "Paytables before scaling" (C, D and E).
 */
export function yardstickSlot(
  name: YardstickSlot,
  rtpFraction: number = YARDSTICK_RTP_FRACTION,
): PayTable {
  if (!(rtpFraction > 0 && rtpFraction <= 1)) {
    throw new RangeError(`Expected an RTP above 0 and at most 1, found ${rtpFraction}`);
  }
  const shape = SHAPES[name];
  const factor = rtpFraction / rtpFractionOf(shape);
  return shape.map(({ chance, multiple }) => ({ chance: chance * factor, multiple }));
}

/** Win chance of red or black on a wheel with one zero. */
export const ROULETTE_WIN_CHANCE = 18 / 37;

/** Win chance of an even-money bet on dice, crash and similar games at an edge of 1%. */
export const DICE_WIN_CHANCE = 0.495;

/** Pay table of an even-money bet. */
export function evenMoneyGame(winChance: number = ROULETTE_WIN_CHANCE): PayTable {
  return [{ chance: winChance, multiple: 2 }];
}

/**
 * Game of a plan: a model slot, an even-money bet as the model of a game, a typed pay table, or a bet with exact
 * odds.
 */
export type GameModel =
  | YardstickSlot
  | 'even-money'
  | 'own'
  | 'red'
  | 'dozen'
  | 'number'
  | 'dice'
  | 'crash'
  | 'aviator'
  | 'plinko';

/** Game of a plan; its kind decides the contribution. */
export type PlanGame = { kind: GameKind; model: GameModel; table: PayTable };

/** Games with an even-money bet against the house, slots excluded; poker has no house to bet against. */
const EVEN_MONEY_GAMES: readonly { kind: GameKind; winChance: number }[] = [
  { kind: 'table-games', winChance: ROULETTE_WIN_CHANCE },
  { kind: 'live-dealer', winChance: ROULETTE_WIN_CHANCE },
  { kind: 'dice', winChance: DICE_WIN_CHANCE },
  { kind: 'crash', winChance: DICE_WIN_CHANCE },
  { kind: 'plinko', winChance: DICE_WIN_CHANCE },
  { kind: 'aviator', winChance: DICE_WIN_CHANCE },
];

/** Percent of a bet on sports that counts where no game of the casino does; 0 for any other offer. */
export function sportShare(contribution: Contribution | null | undefined): number {
  const { sport = 0, ...games } = contribution ?? {};
  return Object.values(games).some((percent) => percent > 0) ? 0 : sport;
}

/**
 * Yardstick game of an offer: the model slot where slots count, otherwise the even-money game that counts most;
 * `null` where no such game is known to count.
 */
export function yardstickFor(
  contribution: Contribution | null,
  slot: YardstickSlot = 'ordinary',
): PlanGame | null {
  if (contribution === null) return null;
  if ((contribution.slots ?? 0) > 0) {
    return { kind: 'slots', model: slot, table: yardstickSlot(slot) };
  }
  let best: PlanGame | null = null;
  let most = 0;
  for (const { kind, winChance } of EVEN_MONEY_GAMES) {
    const share = contribution[kind] ?? 0;
    if (share <= most) continue;
    most = share;
    best = { kind, model: 'even-money', table: evenMoneyGame(winChance) };
  }
  return best;
}
