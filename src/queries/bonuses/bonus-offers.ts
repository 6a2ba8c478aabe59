import type { CollectionEntry } from 'astro:content';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { engraveEdge } from '#art/edge.ts';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import type { Licence } from '#domain/casinos/facts.ts';
import { valueOf } from '#domain/facts/fact.ts';
import { listPageHref } from '#domain/lists/list-address.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageNumberOf } from '#domain/lists/paginate.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import { describeClearingCost } from '#format/bonus-terms.ts';
import { formatTerm, TERM_LABELS } from '#format/term-values.ts';
import { formatDate, formatMinutesRange, formatMoney, formatPercent } from '#format/text.ts';
import { chipFile } from '#models/pictures/art-files.ts';
import { type RatedCasino, rankedCasinos } from '../casinos/casinos.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { outboundTargets } from '../casinos/outbound.ts';

type BonusEntry = CollectionEntry<'bonuses'>;
type LicenceEntry = CollectionEntry<'licences'>;
export type RankedOffer = {
  bonus: BonusEntry;
  casino: Ranked<RatedCasino>;
  /** Where the offer stands in the list of all. */
  href: string;
};

/** Every offer with its casino, in the order of the casinos' scores. */
export const rankedOffers = oncePerBuild(async (): Promise<readonly RankedOffer[]> => {
  const [casinos, bonuses] = [await rankedCasinos(), await allEntries('bonuses')];
  const known = casinos.map((casino, place) => ({ ...casino, id: casino.slug, place }));
  return bonuses
    .map((bonus) => ({ bonus, casino: requireEntry(known, bonus.data.casino, 'a casino') }))
    .sort((a, b) => a.casino.place - b.casino.place)
    .map((offer, index) => ({
      ...offer,
      href: `${listPageHref('/bonuses', pageNumberOf(index, LIST_SIZES.offers))}#${offer.bonus.id}`,
    }));
});

/** What the cards and the tables show of the offers. */
export async function offerModels(offers: readonly RankedOffer[]) {
  const [visits, licences] = [await outboundTargets(), await allEntries('licences')];
  return offers.map(({ bonus, href, casino: { slug, name, rating, recommended, entry } }) => {
    const { kind, headline, label, features, ctaText, sources, terms } = bonus.data;
    const { facts, initials, chip, review } = entry.data;
    return {
      id: bonus.id,
      href,
      kind,
      casino: {
        name,
        stars: rating.stars,
        logo: chipFile({ slug, initials, chip }).path,
        edge: engraveEdge(slug, chip),
        reviewHref: review === null ? null : pageHref(FOLDERS.reviews, slug),
      },
      recommended,
      licence: licenceMark(valueOf(facts.licence), licences),
      payoutTime: facts.withdrawal && formatMinutesRange(facts.withdrawal.value),
      coins: valueOf(facts.coins) ?? [],
      headline,
      label,
      features,
      terms: significantTerms(terms),
      furtherTerms: furtherTerms(terms),
      sizeRemarks: sizeRemarks(terms),
      source: sourceOf(sources, terms),
      cost: describeClearingCost(terms, kind),
      ctaText,
      visit: visits(slug),
    };
  });
}

/** The terms that stand beside the headline, in words. */
function significantTerms(terms: BonusTerms) {
  return {
    minDeposit: formatTerm(terms, 'minDeposit'),
    wagering: formatTerm(terms, 'wagering'),
    maxBet: formatTerm(terms, 'maxBet'),
    maxCashOut: formatTerm(terms, 'maxCashOut'),
    expiryDays: formatTerm(terms, 'expiryDays'),
    stickiness: formatTerm(terms, 'stickiness'),
  };
}

/** The rest of what an offer's terms say, with the remarks on them. */
function furtherTerms(terms: BonusTerms) {
  const withRemark = (['minDeposit', 'expiryDays'] as const).filter(
    (name) => terms[name]?.note !== undefined,
  );
  return (['matchPercent', 'cap', 'contribution', ...withRemark] as const).map((name) => ({
    label: TERM_LABELS[name],
    value: formatTerm(terms, name),
    note: terms[name]?.note ?? null,
  }));
}

/** What a reader should know beside the rate and the largest bonus, as sentences for a table. */
function sizeRemarks({ matchPercent, cap }: BonusTerms): string[] {
  const remarks = [
    matchPercent?.note &&
      `${TERM_LABELS.matchPercent} ${formatPercent(matchPercent.value)}. ${matchPercent.note}`,
    cap?.note && `${TERM_LABELS.cap} ${formatMoney(cap.value)}. ${cap.note}`,
  ];
  return remarks.filter((remark) => remark !== undefined);
}

/** The paper that the terms were read from, and the day of the oldest reading. */
function sourceOf(sources: BonusEntry['data']['sources'], terms: BonusTerms): string {
  const facts = Object.values({ ...terms, reference: null }).filter((fact) => fact !== null);
  const titles = [...new Set(facts.map(({ source }) => sources[source]?.title ?? source))];
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0];
  return `${titles.join(', ')}${oldest === undefined ? '' : `, as of ${formatDate(oldest)}`}`;
}

/** What a badge may say of a licence, and who issued it. */
function licenceMark(licence: Licence | null, licences: readonly LicenceEntry[]) {
  if (licence === null) return { text: 'Licence not known', tone: 'plain', issuer: null } as const;
  if (licence.standing === 'none-found') {
    return { text: 'No licence found', tone: 'warn', issuer: null } as const;
  }
  const issuer = requireEntry(licences, licence.authority, 'a licence').data.shortName;
  return licence.standing === 'on-register'
    ? ({ text: 'Licensed', tone: 'plain', issuer } as const)
    : ({
        text: 'Licence claimed',
        tone: 'value',
        issuer: `${issuer}, not seen on the register`,
      } as const);
}
