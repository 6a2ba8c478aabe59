import type { CasinoFacts } from '#domain/casinos/facts.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import { formatJurisdiction } from '#format/fact-values.ts';
import { casinoCard } from '#models/casinos/casino-card.ts';
import type { RatedCasino } from '#models/casinos/rated-casino.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { casinoVisits } from './visits.ts';

/** The place whose authority licenses a casino, in words; `null` where no licence is known. */
async function jurisdictions(): Promise<(facts: CasinoFacts) => string | null> {
  const licences = await allEntries('licences');
  return (facts) => {
    const licence = facts.licence?.value;
    const isKnown = licence !== undefined && licence.standing !== 'none-found';
    const country = isKnown
      ? requireEntry(licences, licence.authority, 'a licence').data.country
      : null;
    return formatJurisdiction(facts, country);
  };
}

/** What a card and a review dialog show of some casinos. */
export async function casinoCards(casinos: readonly Ranked<RatedCasino>[]) {
  const [visits, jurisdictionOf] = [await casinoVisits(), await jurisdictions()];
  return casinos.map((casino) =>
    casinoCard(casino, visits(casino.slug), jurisdictionOf(casino.entry.data.facts)),
  );
}
