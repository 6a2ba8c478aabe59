import { statedTerms } from '#domain/bonuses/stated-terms.ts';
import { playedCase, referenceCase } from '#domain/terms/trap-case.ts';
import { changedClauses, termsVersions } from '#domain/terms/versions.ts';
import { trapsOf } from '#domain/terms/traps.ts';
import { played } from '#domain/outcomes/played.ts';
import { outcomeSummary } from '#format/outcome-views.ts';
import { clauseLabel, formatClause } from '#format/term-values.ts';
import { readingPair } from '#format/reading-words.ts';
import { trapModel, type TrapModel } from '#format/trap-words.ts';
import { changeLine, versionEffect } from '#format/version-words.ts';
import { formatDate } from '#format/text.ts';
import type { Bonus } from '#schemas/bonus.ts';
import { outcomeOnce } from '../outcomes/outcome-memo.ts';
import { playedOffer } from '../outcomes/played-offer.ts';
import { dayOfTerms } from './offer-terms.ts';

type Offer = Pick<Bonus, 'kind' | 'terms' | 'sources' | 'earlier'>;

/** Clauses of an offer that can take money, each with its own words and source. */
export function offerTraps({ kind, terms, sources }: Offer): TrapModel[] {
  const played = playedOffer(kind, terms);
  const own = played.ok ? playedCase(played) : referenceCase(terms);
  const read = dayOfTerms(terms);
  const silent = { words: null, source: `No clause found. Terms read ${read ?? ''}` };
  return trapsOf(statedTerms(terms), own).map((trap) => {
    const fact = terms[trap.clause];
    const clause = fact && {
      words: fact.quote ?? null,
      source: `${sources[fact.source]?.title ?? fact.source}, read ${formatDate(fact.checkedOn)}`,
    };
    return trapModel(trap, clause ?? (read === null ? null : silent));
  });
}

/** Readings of a clause that the terms leave open, in pairs: the main one, and another. */
export function offerReadings({ kind, terms }: Offer) {
  const found = playedOffer(kind, terms);
  if (!found.ok) return [];
  return (found.plan.others ?? []).flatMap(({ plan, ...as }) => {
    const result = outcomeOnce(plan);
    if (!result.ok) return [];
    const other = played(found.offer, { ...found.plan, plan }, result.outcome);
    return [readingPair(as, found, other, statedTerms(terms))];
  });
}

/** Earlier terms of an offer, each beside those that followed: both hundreds, and what changed in words. */
export function offerVersions({ kind, terms, earlier }: Offer) {
  const versions = termsVersions(terms, earlier).map((version) => {
    const played = playedOffer(kind, version.terms);
    const { groups, caseText, lead } = outcomeSummary(kind, version.terms, played);
    return { ...version, played, hundred: { groups, caseText, lead } };
  });
  return versions.slice(1).flatMap((before, at) => {
    const after = versions[at];
    if (after === undefined || before.until === null) return [];
    return {
      before: { ...before.hundred, title: `Until ${formatDate(before.until)}` },
      after: {
        ...after.hundred,
        title: after.until === null ? 'Since then' : `Until ${formatDate(after.until)}`,
      },
      changes: changedClauses(before.terms, after.terms).map((name) =>
        changeLine(
          clauseLabel(name),
          formatClause(before.terms, name),
          formatClause(after.terms, name),
        ),
      ),
      effect: versionEffect(before.played, after.played),
    };
  });
}
