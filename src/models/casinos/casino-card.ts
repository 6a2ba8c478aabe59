import { engraveEdge } from '#art/edge.ts';
import { valueOf } from '#domain/facts/fact.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import { formatFact } from '#format/fact-values.ts';
import { formatCount, formatFlag, formatMinutesRange, formatMoney } from '#format/text.ts';
import { printed } from '../pictures/printed.ts';
import type { RatedCasino } from './rated-casino.ts';
import type { Visit } from './visit.ts';

/** What a card and a review dialog show of a casino. */
export function casinoCard(
  { slug, name, rank, rating, logo, entry: { data } }: Ranked<RatedCasino>,
  visit: Visit,
  jurisdiction: string | null,
) {
  const { facts } = data;
  const gameCount = valueOf(facts.gameCount);
  return {
    slug,
    name,
    rank,
    score: rating.score,
    description: data.description,
    features: data.features,
    payoutTime: facts.withdrawal && formatMinutesRange(facts.withdrawal.value),
    coins: valueOf(facts.coins) ?? [],
    logo,
    edge: printed(engraveEdge(slug, data.chip)),
    visit,
    keyFacts: [
      { label: 'Established', value: valueOf(facts.established)?.toString() ?? null },
      { label: 'Jurisdiction', value: jurisdiction },
      { label: 'Games', value: gameCount === null ? null : formatCount(gameCount) },
      { label: 'Min deposit', value: facts.minDeposit && formatMoney(facts.minDeposit.value) },
      { label: 'Max payout', value: formatFact(facts, 'maxPayout', '') },
      {
        label: 'Payout time',
        value: facts.withdrawal && formatMinutesRange(facts.withdrawal.value),
      },
      { label: 'VIP programme', value: formatFlag(valueOf(facts.vipProgram)) },
      { label: 'Mobile friendly', value: formatFlag(valueOf(facts.mobileFriendly)) },
    ],
  };
}
