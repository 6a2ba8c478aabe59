import type { parseArgs } from 'node:util';
import type { Bettor } from '#domain/loyalty/bettor.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { OfferCase } from '#domain/outcomes/offer-case.ts';
import {
  DICE_WIN_CHANCE,
  evenMoneyGame,
  type PlanGame,
  YARDSTICK_SLOTS,
  yardstickSlot,
} from '#domain/outcomes/yardstick-games.ts';

/** Facts that only a reader knows of an offer, and of what comes back. Sums are in one currency. */
export const CASE_OPTIONS = {
  currency: ['CODE', 'currency of all sums, USD unless given'],
  'stop-at': ['SUM', 'own money at which the player leaves, where it is bet before the bonus'],
  'play-on': ['SUM', 'turnover after the wagering, where a cap stays'],
  balance: ['SUM', 'balance of a player who has begun, with --left'],
  left: ['SUM', 'turnover still to make from there'],
  'bet-so-far': [
    'SUM',
    'all bets since the bonus began, where canceling leaves the deposit less them',
  ],
  lumps: ['NUMBER', 'lumps of a released bonus after which play ends'],
  award: ['NUMBER', 'place of the deposit in a package, from 1'],
  rank: ['NUMBER', 'rank of the player, from 0, where limits hang on it'],
  odds: ['NUMBER', 'decimal odds of a free bet'],
  margin: ['PERCENT', 'margin of the book for a free bet'],
  'bets-per-week': ['NUMBER', 'bets of a week, for what comes back of them'],
  level: ['NAME', 'level of the program'],
  holds: ['SUM', 'held of the token of the program'],
  deposits: ['SUM', 'deposits of a period, where the rate hangs on them'],
  bonuses: ['SUM', 'bonuses received in a period'],
  fee: ['PERCENT', 'fee of a game between players, of a bet'],
} as const satisfies Record<string, readonly [string, string]>;

/** Result of terms that were worked out, or each thing that stands in the way. */
export type TermsReport =
  { ok: true; report: Record<string, unknown> } | { ok: false; problems: readonly string[] };

export type Reader = { offer: OfferCase; bettor: Bettor };

type Values = ReturnType<typeof parseArgs>['values'];

/** The case of a reader; or each option that is not what it has to be. */
export function readCase(
  values: Values,
): { ok: true; reader: Reader } | { ok: false; problems: string[] } {
  const problems: string[] = [];
  const text = (name: string) => (name in values ? String(values[name]) : undefined);
  const currency = text('currency') ?? 'USD';
  const number = (name: string): number | undefined => {
    const read = text(name);
    if (read === undefined || Number(read) >= 0) return read === undefined ? read : Number(read);
    problems.push(`--${name}: found ${JSON.stringify(read)}, expected a number.`);
    return undefined;
  };
  const sum = (name: string): Money | undefined => {
    const read = number(name);
    try {
      return read === undefined ? read : money(read, currency);
    } catch (error) {
      problems.push(`--${name}: ${(error as Error).message}.`);
      return undefined;
    }
  };
  const bet = sum('bet');
  if (bet === undefined || bet.minorUnits === 0) problems.push('--bet: expected a sum above 0.');
  const [balance, left] = [sum('balance'), sum('left')];
  const [level, fee] = [text('level'), number('fee')];
  const game = gameOf(text('game'), number('rtp'));
  const offer: OfferCase = {
    deposit: sum('deposit') ?? money(0, currency),
    bet: bet ?? money(0, currency),
    game,
    spins: null,
    periodTurnover: null,
    smallestWithdrawal: sum('min-withdrawal') ?? null,
    underway: balance && left && { balance, left },
    award: number('award'),
    rank: number('rank'),
    betSoFar: sum('bet-so-far'),
    stopAt: sum('stop-at'),
    playOn: sum('play-on'),
    lumps: number('lumps'),
    odds: number('odds'),
    marginPercent: number('margin'),
  };
  const [holds, deposits, bonuses] = [sum('holds'), sum('deposits'), sum('bonuses')];
  const bettor: Bettor = {
    ...{ bet: offer.bet, betsPerWeek: number('bets-per-week') ?? 0 },
    ...{ game: game.kind, table: game.table },
    ...(level !== undefined && { level }),
    ...(holds && { holds }),
    ...(deposits && { deposits }),
    ...(bonuses && { bonuses }),
    ...(fee !== undefined && { feeFraction: fee / 100 }),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, reader: { offer, bettor } };
}

/** Model slot, a bet on dice, or else red on a wheel. */
function gameOf(name: string | undefined, rtpFraction?: number): PlanGame {
  const slot = YARDSTICK_SLOTS.find((one) => one === name);
  if (slot) return { kind: 'slots', model: slot, table: yardstickSlot(slot, rtpFraction) };
  return name === 'dice'
    ? { kind: 'dice', model: 'even-money', table: evenMoneyGame(DICE_WIN_CHANCE) }
    : { kind: 'table-games', model: 'even-money', table: evenMoneyGame() };
}
