import { money } from '../money/money.ts';
import type { BetOdds } from '../odds/bet-odds.ts';
import { AVIATOR_ASSUMED_RTP_FRACTION, crashOdds } from '../odds/crash.ts';
import { diceOdds } from '../odds/dice.ts';
import { bucketChances } from '../odds/plinko.ts';
import { PLINKO_TABLES } from '../odds/plinko-tables.ts';
import { rouletteOdds } from '../odds/roulette.ts';
import { CASHABLE } from './cash-out.ts';
import type { OfferCase } from './offer-case.ts';
import type { PayTable } from './pay-table.ts';
import { oneStart, type Plan } from './plan.ts';
import { type NumberReason, readNumber } from './read-number.ts';
import {
  SESSION_NUMBERS,
  type SessionField,
  sessionChoice,
  sessionFields,
  type SessionGame,
  type SessionNumber,
  type TypedSession,
} from './session-fields.ts';
import { MOST_ROUNDS, MOST_UNITS, type SystemPlan } from './system-play.ts';
import { yardstickSlot } from './yardstick-games.ts';

export type SessionReason = NumberReason | 'above-bankroll';
export type SessionReasons = Readonly<Partial<Record<SessionField, SessionReason>>>;

/** Play without a bonus: so many equal bets on one game, or until the money is below one bet. */
export type Session = {
  offer: OfferCase;
  plan: Plan;
  betsPerHour: number;
  /**
   * The same money and rounds in whole bets, for betting systems; `null` for other bets than red or black, and
   * beyond the limits of the calculation.
   */
  systems: Omit<SystemPlan, 'system'> | null;
};

export type ReadSession = { ok: true; session: Session } | { ok: false; reasons: SessionReasons };

const CRASH_RTP_FRACTION = 0.99;
const DICE_RTP_FRACTION = 0.99;
const PLINKO_ROWS = 16;

/** Parses a form into a session, or returns the reason for every field that cannot be parsed. */
export function readTypedSession(typed: TypedSession): ReadSession {
  const values: Partial<Record<SessionNumber, number>> = {};
  const reasons: Partial<Record<SessionField, SessionReason>> = {};
  for (const field of sessionFields(typed)) {
    if (!(field in SESSION_NUMBERS)) continue;
    const number = field as SessionNumber;
    const read = readNumber(typed[field] ?? '', SESSION_NUMBERS[number]);
    if (read.ok) values[number] = read.value;
    else reasons[field] = read.reason;
  }
  const { bankroll = 0, bet = 0, rounds = 0, pace = 0 } = values;
  if (bet > bankroll && reasons.bet === undefined && reasons.bankroll === undefined) {
    reasons.bet = 'above-bankroll';
  }
  if (Object.keys(reasons).length > 0) return { ok: false, reasons };
  const game = sessionChoice(typed, 'game');
  const table = tableOf(game, typed, values);
  const [deposit, each] = [money(bankroll), money(bet)];
  return {
    ok: true,
    session: {
      offer: {
        deposit,
        bet: each,
        game: { kind: 'table-games', model: game, table },
        spins: null,
        periodTurnover: null,
        smallestWithdrawal: null,
      },
      plan: {
        depositMinor: deposit.minorUnits,
        betMinor: each.minorUnits,
        table,
        starts: oneStart(deposit.minorUnits, rounds * each.minorUnits, each.minorUnits),
        rule: CASHABLE,
      },
      betsPerHour: pace,
      systems: systemsOf(game, Math.floor(deposit.minorUnits / each.minorUnits), rounds),
    },
  };
}

/**
 * Pay table of a bet, from the same odds as the game pages. Payouts are cut to the four decimals that sites
 * print; the house keeps the rest.
 */
function tableOf(
  game: SessionGame,
  typed: TypedSession,
  { chance = 0, target = 0, rtp = 0 }: Partial<Record<SessionNumber, number>>,
): PayTable {
  switch (game) {
    case 'red':
      return single(rouletteOdds('even-money'));
    case 'dozen':
      return single(rouletteOdds('dozen'));
    case 'number':
      return single(rouletteOdds('straight'));
    case 'dice':
      return single(diceOdds({ target: chance, quotedRtpFraction: DICE_RTP_FRACTION }));
    case 'crash':
    case 'aviator': {
      const rtpFraction = game === 'crash' ? CRASH_RTP_FRACTION : AVIATOR_ASSUMED_RTP_FRACTION;
      return single(crashOdds({ targetMultiplier: target, rtpFraction }));
    }
    case 'plinko': {
      const chances = bucketChances(PLINKO_ROWS);
      return PLINKO_TABLES[PLINKO_ROWS][sessionChoice(typed, 'risk')].map((multiple, bucket) => ({
        chance: chances[bucket] ?? 0,
        multiple,
      }));
    }
    default:
      return yardstickSlot(game, rtp / 100);
  }
}

const single = ({ chance, payout }: BetOdds): PayTable => [
  { chance, multiple: Math.floor(payout * 10_000 + 1e-6) / 10_000 },
];

function systemsOf(game: SessionGame, bankrollUnits: number, rounds: number) {
  if (game !== 'red' || bankrollUnits > MOST_UNITS || rounds > MOST_ROUNDS) return null;
  const { chance } = rouletteOdds('even-money');
  return { winChance: chance, bankrollUnits, rounds };
}
