import { type BettingSystem } from '#domain/outcomes/betting-systems.ts';
import { hundredPlayers } from '#domain/outcomes/hundred-players.ts';
import { edgeFractionOf } from '#domain/outcomes/pay-table.ts';
import type { Played } from '#domain/outcomes/played.ts';
import {
  SESSION_CHOICES,
  SESSION_NUMBERS,
  type SessionChoice,
  type SessionField,
  type SessionNumber,
} from '#domain/outcomes/session-fields.ts';
import type { SystemOutcome } from '#domain/outcomes/system-play.ts';
import type { Session, SessionReason } from '#domain/outcomes/typed-session.ts';
import { multiplyMoney, type Money } from '#domain/money/money.ts';
import { hourlyCost } from '#domain/odds/hourly-cost.ts';
import { formatLeft, formatPace, formatPlayers } from './outcome-words.ts';
import { numberReason } from './plan-words.ts';
import { formatFraction, formatMoney } from './text.ts';

type Words = { label: string; note?: string; before?: string; after?: string };

const NUMBER_WORDS: Record<SessionNumber, Words> = {
  bankroll: { label: 'Money you bring', before: '$' },
  bet: { label: 'One bet', before: '$' },
  rounds: { label: 'Bets', note: 'as many as you mean to make' },
  pace: { label: 'Bets an hour', note: 'about 40 at a live table, 600 on a slot' },
  chance: { label: 'Chance to win', note: 'as the game quotes it', after: '%' },
  target: { label: 'Cash out at', after: '×' },
  rtp: { label: 'It returns', note: 'RTP of the slot', after: '%' },
};

const CHOICE_WORDS: Record<SessionChoice, { label: string; words: Record<string, string> }> = {
  game: {
    label: 'You play',
    words: {
      red: 'roulette: red or black',
      dozen: 'roulette: a dozen',
      number: 'roulette: a number',
      dice: 'dice',
      crash: 'crash',
      aviator: 'Aviator',
      plinko: 'plinko, 16 rows',
      ordinary: 'an ordinary slot',
      steady: 'a steady slot',
      wild: 'a wild slot',
    },
  },
  risk: {
    label: 'Risk',
    words: { low: 'low', medium: 'medium', high: 'high', expert: 'expert' },
  },
};

export function sessionFieldModel(field: SessionField) {
  if (field in NUMBER_WORDS) return { name: field, ...NUMBER_WORDS[field as SessionNumber] };
  const choice = field as SessionChoice;
  const { label, words } = CHOICE_WORDS[choice];
  return {
    name: field,
    label,
    options: SESSION_CHOICES[choice].map((value) => ({ value, text: words[value] ?? value })),
  };
}

/** Error message of a field, with the expected value. */
export function sessionReason(field: SessionField, reason: SessionReason): string {
  if (reason === 'above-bankroll') return 'One bet can be at most the money you bring.';
  return numberReason(SESSION_NUMBERS[field as SessionNumber], reason);
}

const SYSTEM_NAMES: Record<BettingSystem, string> = {
  flat: 'Always the same bet',
  martingale: 'Martingale: double after a loss',
  dalembert: 'D’Alembert: one more after a loss, one less after a win',
  fibonacci: 'Fibonacci: one number up after a loss, two down after a win',
  paroli: 'Paroli: double after a win, begin again after three wins in a row',
};

/** Average cost of an hour at this bet and pace, if the money lasts. */
export function hourLine({ offer: { bet }, plan, betsPerHour }: Session): string {
  const edgeFraction = edgeFractionOf(plan.table);
  const hour = hourlyCost({ roundsPerHour: betsPerHour, bet, edgeFraction });
  return `An hour costs ${formatMoney(hour.averageCost)} on average at ${formatPace(betsPerHour)} and ${formatMoney(bet)} a bet: ${formatMoney(hour.turnover)} × ${formatFraction(edgeFraction)}.`;
}

const LEAST_SHOWN = 0.001;

/** Chance of ruin, in a sentence. */
export function ruinLine({ outcome, offer: { bet } }: Played): string {
  const chance =
    outcome.ruinChance > 0 && outcome.ruinChance < LEAST_SHOWN
      ? `below ${formatFraction(LEAST_SHOWN, 1)}`
      : formatFraction(outcome.ruinChance, 1);
  return `The chance of ruin is ${chance}. “Ruin” means less than ${formatMoney(bet)} left at some point, the end included.`;
}

/** Row of a betting system: results of a hundred players, and the cost. */
export function systemRow(
  system: BettingSystem,
  outcome: SystemOutcome,
  { bet, bankrollUnits, bankroll }: { bet: Money; bankrollUnits: number; bankroll: Money },
) {
  const { losesChance, lessChance, evenChance, aboveChance } = outcome;
  const players = hundredPlayers({
    loses: losesChance,
    nothingAtRisk: 0,
    less: lessChance,
    even: evenChance,
    above: aboveChance,
  });
  // A remainder below one unit is never bet, and is kept.
  const restMinor = bankroll.minorUnits - bankrollUnits * bet.minorUnits;
  const sum = (units: number) => formatMoney(wholeDollars(multiplyMoney(bet, units)));
  const lostUnits = bankrollUnits - outcome.averageUnits;
  return {
    system: SYSTEM_NAMES[system],
    runOut: formatPlayers(players.loses),
    middle: formatLeft(outcome.medianUnits * bet.minorUnits + restMinor, bet),
    above: formatPlayers(players.above),
    staked: sum(outcome.averageTurnoverUnits),
    lost: sum(lostUnits),
    lostShare: formatFraction(lostUnits / outcome.averageTurnoverUnits),
  };
}

const wholeDollars = ({ minorUnits, currency }: Money): Money => ({
  minorUnits: Math.round(minorUnits / 100) * 100,
  currency,
});
