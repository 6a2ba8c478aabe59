import { lossRefund } from '#domain/bonuses/loss-refund.ts';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { majorUnits, type Money, money } from '#domain/money/money.ts';
import type { PlayerCount } from '#domain/outcomes/hundred-players.ts';
import type { Assumption, OfferCase } from '#domain/outcomes/offer-case.ts';
import type { PlayTime } from '#domain/outcomes/play-limits.ts';
import type { NotPlayed, Played } from '#domain/outcomes/played.ts';
import type { GameModel } from '#domain/outcomes/yardstick-games.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import { formatGameKind } from './counted.ts';
import { formatCount, formatMoney, formatPercent } from './text.ts';

/** 73, or fewer than 1 */
export function formatPlayers({ count, isFewerThanOne }: PlayerCount): string {
  return isFewerThanOne ? 'fewer than 1' : String(count);
}

/** Cash-out in words: $0, 50 cents, $2.50, $1,204. Cents are left out from $100 on. */
export function formatLeft(minorUnits: number, { currency }: Money): string {
  const amount = { minorUnits: Math.round(minorUnits), currency };
  if (amount.minorUnits === 0) return formatMoney(amount);
  if (currency === 'USD' && amount.minorUnits < 100) {
    return amount.minorUnits === 1 ? '1 cent' : `${amount.minorUnits} cents`;
  }
  const whole = money(Math.round(majorUnits(amount)), currency);
  return formatMoney(majorUnits(amount) < 100 ? amount : whole);
}

/** an ordinary slot, an even-money bet on dice */
export function formatGame({ game }: Pick<OfferCase, 'game'>): string {
  return game.model === 'even-money'
    ? `an even-money bet on ${formatGameKind(game.kind)}`
    : GAMES[game.model];
}

const GAMES: Record<Exclude<GameModel, 'even-money'>, string> = {
  ordinary: 'an ordinary slot',
  steady: 'a steady slot',
  wild: 'a wild slot',
  own: 'a bet with a chance and a payout of your own',
  red: 'red or black on a wheel with one zero',
  dozen: 'a dozen on a wheel with one zero',
  number: 'a single number on a wheel with one zero',
  dice: 'dice',
  crash: 'crash',
  aviator: 'Aviator',
  plinko: 'plinko with 16 rows',
};

/** $100, $1 a spin, ordinary slot: the case that a picture of a hundred players holds for. */
export function formatCase({ offer, plan: { plan } }: Pick<Played, 'offer' | 'plan'>): string {
  const putIn = plan.depositMinor === 0 ? 'Nothing put in' : formatMoney(offer.deposit);
  const bet = `${formatMoney(offer.bet)} a ${offer.game.kind === 'slots' ? 'spin' : 'bet'}`;
  return `${putIn}, ${bet}, ${formatGame(offer).replace(/^an? /, '')}`;
}

/** 4.2 hours, 35 minutes */
export function formatHours(hours: number): string {
  if (hours < 1) {
    const minutes = Math.max(1, Math.round(hours * 60));
    return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  }
  const shown = hours < 10 ? Number(hours.toFixed(1)) : Math.round(hours);
  return shown === 1 ? '1 hour' : `${formatHourCount(shown)} hours`;
}

const formatHourCount = (hours: number) =>
  Number.isInteger(hours) ? formatCount(hours) : String(hours);

/** Time limit of the terms, and whether it is enough for all bets. */
export function formatTimeLimit(
  { verdict, hoursPerDay }: PlayTime,
  days: OfferTerms['expiryDays'],
): string {
  switch (verdict) {
    case 'unknown':
      return 'The time limit isn’t stated.';
    case 'no-limit':
      return 'There is no time limit.';
    case 'exceeds':
      return `The terms give ${formatDays(days)}, which isn’t enough.`;
    case 'fits':
      return `The terms give ${formatDays(days)}.${longDay(hoursPerDay ?? 0)}`;
  }
}

/** Warning, never an instruction to play. */
const longDay = (hoursPerDay: number) =>
  hoursPerDay >= LONG_DAY_HOURS
    ? ` That can be ${formatHours(hoursPerDay)} of betting a day. If you don’t want to play that long, leave the offer.`
    : '';

const LONG_DAY_HOURS = 1;

const formatDays = (days: number | 'never' | undefined) => (days === 1 ? '1 day' : `${days} days`);

/** 600 bets an hour */
export const formatPace = (betsPerHour: number) => `${formatCount(betsPerHour)} bets an hour`;

export function formatAssumption(
  { term, assumed, ...rest }: Assumption,
  { currency }: Money,
): string {
  if ('amountMinor' in rest) {
    const amount = formatMoney({ minorUnits: rest.amountMinor, currency });
    if (term === 'spins') {
      return `Fewer than 1 of 10,000 players win more than ${amount} with the spins. We count that amount.`;
    }
    return `The spins take a deposit of ${amount}. You can lose it. We leave it out of the count.`;
  }
  return ASSUMPTIONS[`${term}:${assumed}`] ?? `${term}: ${assumed}.`;
}

const ASSUMPTIONS: Partial<Record<string, string>> = {
  'stickiness:sticky':
    'Whether the bonus itself can be withdrawn isn’t stated. We assume that it is taken back.',
  'maxCashOut:no-cap':
    'No limit on withdrawals is stated. If there is one, players leave with less.',
  'maxCashOut:covers-deposit':
    'We assume that the cap on withdrawals covers everything left, the deposit included.',
  'maxCashOut:covers-winnings':
    'We assume that the cap on withdrawals covers the winnings of the spins too.',
  'cap:largest-known-bonus': 'No largest bonus is stated. We use the largest we know of.',
  'cap:no-largest': 'No largest bonus is stated. We take the whole match.',
  'cap:no-cap': 'No limit on what is paid back is stated. There may be one.',
  'wagering:winnings-are-bonus':
    'The terms multiply the bonus. We take what the spins win as the bonus.',
  'awards:spins-left-out': 'It gives spins too. We leave them out of the count.',
  'awards:free-bet-left-out': 'It gives a free bet too. We leave it out of the count.',
  'refund:apart-from-play':
    'What comes back has to be bet. The result is what is left of it, by itself.',
  'smallestWithdrawal:none':
    'We leave out the smallest withdrawal. A player with less than that can withdraw nothing.',
  'unfinishedWagering:forfeits-rest':
    'If you run out before the wagering is done, we count the rest as lost. It is less than one bet.',
};

/** Reason why an offer was not calculated, as a sentence. */
export function formatNotPlayed(
  reason: Exclude<NotPlayed, 'nothing-to-wager'>,
  currency = 'its currency',
): string {
  if (reason === 'no-rate') return `We have no rate for ${currency}.`;
  return NOT_PLAYED[reason] ?? 'Its terms can’t be played through on the yardstick.';
}

const NOT_PLAYED: Partial<Record<NotPlayed, string>> = {
  'no-house-game': 'No game against the house counts toward it.',
  'wagering-not-stated': 'The wagering isn’t stated.',
  'wagering-base-not-stated': 'It doesn’t say what the wagering is a multiple of.',
  'wagering-base-unclear': 'What the wagering is a multiple of isn’t clear.',
  'contribution-not-stated': 'The casino doesn’t state which games count.',
  'sport-only': 'Only bets on sports count toward it. Their chances aren’t published.',
  'game-excluded': 'The game doesn’t count toward it.',
  'match-not-stated': 'The share of the deposit that is added isn’t stated.',
  'spins-not-stated': 'The number and the value of the spins aren’t stated.',
  'spin-value-not-stated': 'The text gives no value for a spin.',
  'credit-not-stated': 'The size of the credit isn’t stated.',
  'free-bet-not-stated': 'The size of the free bet isn’t stated.',
  'release-not-stated': 'It doesn’t say how fast the bonus is released.',
  'bet-below-smallest': 'The bet is below the smallest that counts.',
  'odds-not-given': 'The odds aren’t given.',
  'odds-out-of-range': 'The terms don’t allow these odds.',
  'margin-not-given': 'The margin of the book isn’t given.',
  'players-against-players': 'It is released from fees of games between players.',
  'range-instead-of-a-sum': 'The terms give a range, not an amount.',
  'shared-drop': 'It is shared with others who come.',
  'random-prize': 'It is drawn by chances that aren’t published.',
  'not-published': 'The casino doesn’t publish the formula.',
  'nothing-given': 'The terms don’t say what is given.',
  'spins-out-of-range': 'These are more spins than can be worked out exactly here.',
  'deposit-below-minimum': 'The deposit is below the smallest that counts.',
  'period-not-given': 'The bets of the period aren’t given.',
  'too-much-work': 'It asks for more bets than can be worked out exactly here.',
  'amounts-too-fine': 'Its amounts are too fine to be counted exactly here.',
};

/** Sentence on an offer that requires no bets. */
export function formatNothingToWager(kind: BonusKind, terms: BonusTerms): string {
  if (kind !== 'cashback') return 'What it wins can be withdrawn without further bets.';
  if (terms.matchPercent === null) return 'What share comes back isn’t stated.';
  const share = formatPercent(terms.matchPercent.value);
  if (terms.reference.isExample) return `${share} comes back. Of what, it doesn’t say.`;
  return `${share} of ${lossRefund(kind, terms) === null ? 'each bet' : 'your net loss'} comes back.`;
}
