import { leastTurnover } from '#domain/bonuses/clearing-cost.ts';
import { statedTerms } from '#domain/bonuses/stated-terms.ts';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { type PlayerCount, type PlayerGroup, playersOf } from '#domain/outcomes/hundred-players.ts';
import { edgeFractionOf } from '#domain/outcomes/pay-table.ts';
import { plannedTurnoverMinor, straightCostMinor } from '#domain/outcomes/plan.ts';
import type { OfferCase } from '#domain/outcomes/offer-case.ts';
import type { NotPlayed, Played, PlayedOffer } from '#domain/outcomes/played.ts';
import { playTime } from '#domain/outcomes/play-limits.ts';
import { BETS_PER_HOUR } from '#domain/outcomes/yardstick-case.ts';
import type { OfferTerms } from '#domain/terms/offer-terms.ts';
import { chipsOf, cutLine, cutWinners, groupsOf } from './outcome-groups.ts';
import {
  formatAssumption,
  formatCase,
  formatGame,
  formatHours,
  formatLeft,
  formatNotPlayed,
  formatNothingToWager,
  formatPace,
  formatPlayers,
  formatTimeLimit,
} from './outcome-words.ts';
import { startSentence } from './counted.ts';
import { formatConverted, formatFraction, formatMoney } from './text.ts';

const isCredit = ({ plan }: Played) => plan.plan.depositMinor === 0;

/** Deposit required for spins, which the counts leave out; 0 for none. */
const entryDepositMinor = ({ plan: { assumptions } }: Played): number =>
  assumptions.reduce((sum, one) => (one.term === 'deposit' ? one.amountMinor : sum), 0);

/**
 * Players of a hundred who run out of money and keep less than one bet; 0 with a bonus, which forfeits it, and
 * with cashback, which pays more than it.
 */
export function keptRest({
  runsOut,
  players,
  outcome,
  plan: { plan, bonusMinor },
}: Played): number {
  const { rule, depositMinor } = plan;
  const keepsRest = rule.kind === 'withdrawal' && !rule.forfeitsUnfinished;
  const chance = outcome.ruinChance - outcome.chances.loses;
  return depositMinor > 0 && bonusMinor === 0 && keepsRest && playersOf(chance).count > 0
    ? Math.max(0, runsOut.count - players.loses.count)
    : 0;
}

/** Result of those who run out of money: 38 of them have nothing left, 49 less than one bet of $1. */
function formatRest(played: Played): string {
  const { loses } = played.players;
  const oneBet = `less than one bet of ${formatMoney(played.offer.bet)}`;
  return loses.count === 0
    ? `They keep ${oneBet}.`
    : `${loses.count} of them have nothing left, ${keptRest(played)} keep ${oneBet}.`;
}

/**
 * Meaning for the reader, in one sentence: You would most likely lose all of your $100. Based on the middle
 * result, so that it cannot contradict it.
 */
function outcomeAnswer(played: Played): string {
  const { medianMinor } = played.outcome;
  const sumOf = (minorUnits: number) => formatMoney({ ...played.offer.bet, minorUnits });
  if (isCredit(played)) {
    const answer =
      medianMinor === 0
        ? 'You would most likely withdraw nothing.'
        : 'More players withdraw something than nothing.';
    return `${answer} ${riskOf(played)}`;
  }
  const { depositMinor } = played.plan.plan;
  const deposit = sumOf(depositMinor);
  if (medianMinor === 0) return `You would most likely lose all of your ${deposit}.`;
  if (medianMinor < depositMinor) {
    return `You would most likely leave with less than your ${deposit}.`;
  }
  return medianMinor > depositMinor
    ? `More players leave with more than their ${deposit} than with less.`
    : `The middle player leaves with just the ${deposit} put in.`;
}

/** Money of the player's own that an offer without a deposit puts at risk. */
function riskOf(played: Played): string {
  const minorUnits = entryDepositMinor(played);
  return minorUnits === 0
    ? 'Nothing of yours is at risk.'
    : `The ${formatMoney({ ...played.offer.bet, minorUnits })} deposit is at risk too.`;
}

/** Summary of an offer's outcome for a hundred players, for a card and a table. */
export function outcomeSummary(kind: BonusKind, terms: BonusTerms, offer: PlayedOffer) {
  return offer.ok
    ? playedSummary(statedTerms(terms), offer)
    : { groups: null, caseText: '', ...notPlayed(kind, terms, offer.reason), players: null };
}

export function playedSummary(terms: Pick<OfferTerms, 'expiryDays'>, played: Played) {
  const { loses, nothingAtRisk, above } = played.players;
  const middle = formatLeft(played.outcome.medianMinor, played.offer.bet);
  // Credit has two groups, so the lead covers them; own money has three.
  const [count, what, others] = isCredit(played)
    ? [formatPlayers(nothingAtRisk), agree(nothingAtRisk, LEGEND.nothingAtRisk), '']
    : [
        formatPlayers(loses),
        agree(loses, LEGEND.loses),
        `; ${formatPlayers(above)} ${agree(above, LEGEND.above)}`,
      ];
  const [hasRest, cut] = [keptRest(played) > 0, cutWinners(played)];
  return {
    groups: chipsOf(played),
    caseText: formatCase(played),
    lead: hasRest ? runOutLead(played) : `Of 100 players, ${count} ${what}.`,
    lines: [
      ...(hasRest ? [formatRest(played)] : []),
      [`${outcomeAnswer(played)} Middle result ${middle}${others}.`, ...rateOf(played.offer)].join(
        ' ',
      ),
      ...(cut === null ? [] : [cutLine(cut)]),
      timeLine(terms, played),
      straightLine(played),
      sumsOf(played),
    ],
    players: { worst: `${count} of 100 ${what}`, others: othersOf(played), middle },
  };
}

/** Balance that the others leave with, or further risk, in a short sentence for a card. */
function othersOf(played: Played): string {
  if (isCredit(played)) return riskOf(played);
  const { above } = played.players;
  return `${startSentence(formatPlayers(above))} ${agree(above, 'leave with more')}.`;
}

/** Summary of the same bets without the bonus, on one measure with those that have it. */
export function withoutBonusSummary(alone: Played, withBonus: Played) {
  const summary = playedSummary({ expiryDays: 'never' }, alone);
  const lead = `${runOutLead(alone)} With the bonus it is ${formatPlayers(withBonus.runsOut)}.`;
  return { ...summary, lead };
}

const runOutLead = ({ runsOut }: Played) =>
  `Of 100 players, ${formatPlayers(runsOut)} ${agree(runsOut, 'run out of money')}.`;

function notPlayed(kind: BonusKind, terms: BonusTerms, reason: NotPlayed) {
  if (reason === 'nothing-to-wager') {
    return { lead: 'No wagering.', lines: [formatNothingToWager(kind, terms)] };
  }
  const { currency } = terms.reference.bonus;
  const [why, least] = [formatNotPlayed(reason, currency), leastTurnover(terms)];
  return {
    lead: 'We can’t work out how players fare.',
    lines: least === null ? [why] : [why, `It asks for ${formatMoney(least)} in bets or more.`],
  };
}

function timeLine(terms: Pick<OfferTerms, 'expiryDays'>, played: Played): string {
  const { average, longest, limit } = timeOf(terms, played);
  const hours = longest === null ? `Up to ${average}` : `${average} on average, up to ${longest},`;
  return `${hours} at ${formatPace(BETS_PER_HOUR)}. ${limit}`;
}

/** Time for all bets. Higher winnings of spins mean more bets: `longest` is the time of the most. */
function timeOf(
  { expiryDays }: Pick<OfferTerms, 'expiryDays'>,
  { outcome, plan: { plan } }: Played,
  betsPerHour = BETS_PER_HOUR,
) {
  const averageBets = plannedTurnoverMinor(plan) / plan.betMinor;
  const time = playTime({ bets: outcome.plannedBets, betsPerHour }, expiryDays ?? null);
  return {
    average: formatHours(averageBets / betsPerHour),
    longest: plan.starts.length > 1 ? formatHours(time.hours) : null,
    limit: formatTimeLimit(time, expiryDays),
  };
}

function straightLine(played: Played): string {
  const { bets, cost } = straightSum(played);
  if (!isCredit(played))
    return `If every bet is made: ${bets} in bets, which cost ${cost} on average.`;
  const average = played.plan.plan.starts.length > 1 ? ' on average' : '';
  const early =
    played.outcome.completionChance < 0.5 ? ' Most players run out of credit before that.' : '';
  return `The offer asks for ${bets} in bets${average}.${early}`;
}

function straightSum({ plan: { plan }, offer: { bet } }: Played) {
  const amount = (minorUnits: number) =>
    formatMoney({ minorUnits: Math.round(minorUnits), currency: bet.currency });
  return { bets: amount(plannedTurnoverMinor(plan)), cost: amount(straightCostMinor(plan)) };
}

/** 0.0017 BTC is about $102 at the rate of Nov 20, 2026 (European Central Bank). */
function rateOf({ stake }: OfferCase): string[] {
  if (stake === undefined) return [];
  return [`${formatMoney(stake.amount)} is ${formatConverted(stake.dollars, stake)}.`];
}

/** Inputs of the calculation, in a sentence. */
function sumsOf(played: Played): string {
  const { offer, plan } = played;
  const bets = `bets of ${formatMoney(offer.bet)} on ${formatGame(offer)}`;
  if (offer.underway !== undefined) {
    const { balance, left } = offer.underway;
    return `Worked out from ${formatMoney(balance)} with ${formatMoney(left)} still to bet, in ${bets}.`;
  }
  if (isCredit(played)) return `Worked out with ${bets}.`;
  if (plan.bonusMinor === 0)
    return `Worked out with ${formatMoney(offer.deposit)} put in, and ${bets}.`;
  const bonus = formatMoney({ minorUnits: plan.bonusMinor, currency: offer.bet.currency });
  const stop =
    offer.stopAt && ` Own money is bet first, and leaves at ${formatMoney(offer.stopAt)}.`;
  return `Worked out with ${formatMoney(offer.deposit)} put in, ${bonus} of bonus, and ${bets}.${stop ?? ''}`;
}

/** Words for a group: money of one's own alone is brought, money beside a bonus is put in. */
export function groupWords(played: Played, group: PlayerGroup): string {
  if (isCredit(played)) return group === 'above' ? 'leave with something' : LEGEND[group];
  return played.plan.bonusMinor === 0 ? LEGEND[group].replace('put in', 'brought') : LEGEND[group];
}

const LEGEND: Record<PlayerGroup, string> = {
  loses: 'lose everything',
  nothingAtRisk: 'leave with nothing',
  less: 'leave with what they put in, or less',
  above: 'leave with more than they put in',
};

/** 1 leaves with something, 2 leave with something. */
const agree = ({ count, isFewerThanOne }: PlayerCount, words: string) =>
  count === 1 && !isFewerThanOne ? words.replace(/^\w+/, '$&s') : words;

/** Full outcome of an offer, for its page; `null` where it was not calculated. */
export function outcomeFigure(terms: BonusTerms, offer: PlayedOffer) {
  return offer.ok
    ? playedFigure(statedTerms(terms), offer, {
        modelNote: 'the same for every offer; no real game',
      })
    : null;
}

/** RTP of the game, and whether it is a model. */
function gameLine({ offer: { game } }: Played, modelNote: string): string {
  const returned = formatFraction(1 - edgeFractionOf(game.table));
  const isModel = game.model === 'steady' || game.model === 'ordinary' || game.model === 'wild';
  if (game.model === 'own') return `It returns ${returned}, as you put it in.`;
  return isModel || game.model === 'even-money'
    ? `A model that returns ${returned}, ${modelNote}.`
    : `It returns ${returned}.`;
}

/** Explains the average, which a few large wins can raise far above most players' results. */
function averageNote({ outcome }: Played, middle: string): string {
  const half = `Half of the players leave with ${outcome.medianMinor === 0 ? 'nothing' : `${middle} or less`}.`;
  return outcome.averageCashOutMinor > outcome.medianMinor * FAR_ABOVE
    ? `A few large wins lift this average. ${half}`
    : half;
}

const FAR_ABOVE = 1.25;

/** Full outcome of a calculated plan, at a pace. */
export function playedFigure(
  terms: Pick<OfferTerms, 'expiryDays'>,
  played: Played,
  { modelNote = 'no real game', betsPerHour = BETS_PER_HOUR, isTimed = true } = {},
) {
  const { outcome, offer, plan, players } = played;
  const [groups, cut] = [groupsOf(played), cutWinners(played)];
  const time = timeOf(terms, played, betsPerHour);
  const { bets, cost } = straightSum(played);
  const edge = formatFraction(edgeFractionOf(plan.plan.table));
  const middle = formatLeft(outcome.medianMinor, offer.bet);
  const putIn = isCredit(played) ? null : `With ${formatMoney(offer.deposit)} put in.`;
  return {
    answer: outcomeAnswer(played),
    groups: chipsOf(played),
    caseText: formatCase(played),
    legend: groups.flatMap(({ group, kind }) => [
      {
        kind,
        count: formatPlayers(players[group]),
        text: agree(players[group], groupWords(played, group)),
      },
      ...(cut === null || group !== 'above'
        ? []
        : [
            {
              kind: 'cut' as const,
              count: String(cut.cut),
              text: `of these ${cut.winners} ${cut.cut === 1 ? 'is' : 'are'} cut at ${cut.cap}`,
            },
          ]),
    ]),
    middle,
    facts: [
      {
        label: 'Time that every bet takes',
        value: time.average,
        note: [
          `At ${formatPace(betsPerHour)}.`,
          ...(time.longest === null ? [] : [`On average; up to ${time.longest}.`]),
          ...(isTimed ? [time.limit] : []),
        ].join(' '),
      },
      ...(keptRest(played) === 0
        ? []
        : [
            {
              label: 'Run out, of 100',
              value: formatPlayers(played.runsOut),
              note: formatRest(played),
            },
          ]),
      { label: 'Bets to make', value: bets, note: putIn },
      {
        label: 'If every bet is made',
        value: cost,
        note: `What those bets cost on average: ${bets} × ${edge}.`,
      },
      {
        label: 'Average of what players leave with',
        value: formatLeft(outcome.averageCashOutMinor, offer.bet),
        note: averageNote(played, middle),
      },
      ...(cut === null
        ? []
        : [
            {
              label: 'Cut off by the cap',
              value: `${cut.cut} of ${cut.winners}`,
              note: cut.average,
            },
          ]),
    ],
    plan: [sumsOf(played), gameLine(played, modelNote), ...rateOf(offer)].join(' '),
    assumptions: plan.assumptions.map((one) => formatAssumption(one, offer.bet)),
  };
}
