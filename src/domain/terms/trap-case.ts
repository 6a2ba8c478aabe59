import type { BonusTerms } from '../bonuses/terms.ts';
import { plannedTurnoverMinor } from '../outcomes/plan.ts';
import type { Played } from '../outcomes/played.ts';
import { BETS_PER_HOUR, BET_SHARE } from '../outcomes/yardstick-case.ts';
import { multiplyMoney, roundMinor } from '../money/money.ts';
import type { TrapCase } from './trap.ts';

/** Case of an offer that was worked out, with what a cap cuts of its hundred. */
export function playedCase(played: Played): TrapCase {
  const { offer, plan, outcome, players, cut } = played;
  const { bet, underway } = offer;
  const sum = (minorUnits: number) => ({ ...bet, minorUnits: roundMinor(minorUnits) });
  return {
    deposit: offer.deposit,
    bonus: sum(plan.bonusMinor),
    bet,
    game: offer.game.kind,
    turnover: sum(plannedTurnoverMinor(plan.plan)),
    hours: outcome.plannedBets / BETS_PER_HOUR,
    cut: { cut: cut.count, winners: players.above.count },
    balance: underway?.balance,
    betSoFar: offer.betSoFar,
  };
}

/** Case of an offer that was not worked out: its largest bonus, and a hundredth of its deposit a bet. */
export function referenceCase({ reference, contribution }: BonusTerms): TrapCase {
  const { bonus, deposit, spins } = reference;
  const [[game] = ['slots']] = Object.entries(contribution?.value ?? {}).sort(
    ([, a], [, b]) => b - a,
  );
  return {
    ...{ deposit, bonus, turnover: null, hours: null, cut: null },
    bet: spins?.value ?? multiplyMoney(deposit, BET_SHARE),
    game: game as TrapCase['game'],
  };
}
