import type { Contribution } from '../bonuses/terms.ts';
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
 * Pay table of a model slot at a return to player, 96% unless another is given: each chance times
 * RTP ÷ Σ chance × multiple. They are illustrations, not real games; one yardstick for every offer keeps
 * an edge that a casino claims from deciding anything. Throws if the RTP leaves no chance to lose.
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

/** Red or black on a wheel with one zero. */
export const ROULETTE_WIN_CHANCE = 18 / 37;

/** Dice, crash and their kin at an edge of 1%. */
export const DICE_WIN_CHANCE = 0.495;

/** Pay table of a bet that wins as much as was bet. */
export function evenMoneyGame(winChance: number = ROULETTE_WIN_CHANCE): PayTable {
  return [{ chance: winChance, multiple: 2 }];
}

/**
 * What is played: one of the model slots, an even-money bet that stands for a game, a pay table that was
 * typed, or a bet whose odds are exact.
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

/** A game to play a plan on: its kind decides how much of a bet counts. */
export type PlanGame = { kind: GameKind; model: GameModel; table: PayTable };

/** Games that are not slots and have an even-money bet; poker has no house to bet against. */
const EVEN_MONEY_GAMES: readonly { kind: GameKind; winChance: number }[] = [
  { kind: 'table-games', winChance: ROULETTE_WIN_CHANCE },
  { kind: 'live-dealer', winChance: ROULETTE_WIN_CHANCE },
  { kind: 'dice', winChance: DICE_WIN_CHANCE },
  { kind: 'crash', winChance: DICE_WIN_CHANCE },
  { kind: 'plinko', winChance: DICE_WIN_CHANCE },
  { kind: 'aviator', winChance: DICE_WIN_CHANCE },
];

/**
 * The game that an offer is worked out on: the model slot where slots count, otherwise the even-money
 * game that counts most, and `null` where no such game is known to count.
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
