import { engraveEdge } from '#art/edge.ts';
import { valueOf } from '#domain/facts/fact.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import { FACT_LABELS, type FactName, formatFact, formatJurisdiction } from '#format/fact-values.ts';
import { formatRank } from '#format/ratings.ts';
import type { RatedCasino } from '#models/casinos/rated-casino.ts';
import { CARD_QUESTIONS, shortSheet } from '#models/reviews/pay-sheet.ts';
import { printed } from '#models/pictures/printed.ts';
import { licenceOf } from '../reviews/review-licence.ts';
import { paySheets } from './pay-sheets.ts';
import { casinoVisits } from './visits.ts';

/** Cards and review dialogs of casinos. */
export async function casinoCards(casinos: readonly Ranked<RatedCasino>[]) {
  const [visits, sheetOf] = [await casinoVisits(), await paySheets()];
  return Promise.all(
    casinos.map(
      async ({ slug, name, rank, isShared, rating, tests, verdict, logo, entry: { data } }) => {
        const { facts } = data;
        const country = (await licenceOf(data))?.country ?? null;
        const keyFact = (fact: FactName, label = FACT_LABELS[fact]) => ({
          label,
          value: formatFact(facts, fact, ''),
        });
        return {
          slug,
          name,
          rank: formatRank({ rank, isShared }),
          score: rating.score,
          tests,
          verdict,
          description: data.description,
          features: data.features,
          payoutTime: formatFact(facts, 'withdrawal', ''),
          coins: valueOf(facts.coins) ?? [],
          logo,
          edge: printed(engraveEdge(slug, data.chip)),
          visit: visits(slug),
          pay: shortSheet(slug, sheetOf(slug), CARD_QUESTIONS),
          keyFacts: [
            keyFact('established'),
            { label: 'Jurisdiction', value: formatJurisdiction(facts, country) },
            keyFact('gameCount'),
            keyFact('minDeposit'),
            keyFact('maxPayout'),
            keyFact('withdrawal', 'Payout time'),
            keyFact('vipProgram'),
            keyFact('mobileFriendly'),
          ],
        };
      },
    ),
  );
}
