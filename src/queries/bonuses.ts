import type { CollectionEntry } from 'astro:content';
import { engraveEdge } from '#art/edge.ts';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import { valueOf } from '#domain/facts/fact.ts';
import type { Licence } from '#domain/casinos/facts.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import { RECOMMENDED_FROM_STARS } from '#domain/ratings/recommendation.ts';
import {
  describeClearingCost,
  formatCap,
  formatContribution,
  formatExpiry,
  formatMinDeposit,
  formatStickiness,
  formatWagering,
  NOT_STATED,
} from '#format/bonus-terms.ts';
import { formatDate, formatMinutesRange, formatMoney, formatPercent } from '#format/text.ts';
import { chipFile, pageWatermark, watermarkHref } from './art.ts';
import { workedExample } from './bonus-example.ts';
import { CATEGORIES, type Category, KIND_COPY, WELCOME_ID } from './bonus-kinds.ts';
import { type RatedCasino, rankedCasinos } from './casinos.ts';
import { allEntries, requireEntry } from './entries.ts';
import type { Head } from './head.ts';
import { outboundTargets } from './outbound.ts';
import { shell, siteSettings } from './site.ts';
import { breadcrumbList, HOME_STEP, type Step } from './structured-data.ts';

type BonusEntry = CollectionEntry<'bonuses'>;
type LicenceEntry = CollectionEntry<'licences'>;
type Offer = { bonus: BonusEntry; casino: Ranked<RatedCasino> };

const BONUSES_STEP: Step = { text: 'Bonuses', href: '/bonuses' };

/** Every offer with its casino, in the order of the casinos' scores. */
async function rankedOffers(): Promise<Offer[]> {
  const [casinos, bonuses] = [await rankedCasinos(), await allEntries('bonuses')];
  const known = casinos.map((casino) => ({ ...casino, id: casino.slug }));
  return bonuses
    .map((bonus) => ({ bonus, casino: requireEntry(known, bonus.data.casino, 'a casino') }))
    .sort((a, b) => known.indexOf(a.casino) - known.indexOf(b.casino));
}

/** What the cards and the tables show of the offers. */
async function offerModels(offers: readonly Offer[]) {
  const [visits, licences] = [await outboundTargets(), await allEntries('licences')];
  return offers.map(({ bonus, casino: { slug, name, rating, recommended, entry } }) => {
    const { kind, headline, label, features, ctaText, sources, terms } = bonus.data;
    const { facts, initials, chip, review } = entry.data;
    return {
      id: bonus.id,
      kind,
      casino: {
        name,
        stars: rating.stars,
        logo: chipFile({ slug, initials, chip }).path,
        edge: engraveEdge(slug, chip),
        reviewHref: review === null ? null : `/reviews/${slug}`,
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
      source: sourceOf(sources, terms),
      cost: describeClearingCost(terms, kind),
      ctaText,
      visit: visits(slug),
    };
  });
}

/** The terms that stand beside the headline, the same ones in the same order for every offer. */
function significantTerms(terms: BonusTerms) {
  return {
    minDeposit: formatMinDeposit(terms.minDeposit),
    wagering: formatWagering(terms.wagering),
    maxBet: formatCap(terms.maxBet),
    maxCashOut: formatCap(terms.maxCashOut),
    expiry: formatExpiry(terms.expiryDays),
    stickiness: formatStickiness(terms.stickiness),
  };
}

/** The rest of what an offer's terms say, with the remarks on them. */
function furtherTerms({ matchPercent, cap, minDeposit, contribution, expiryDays }: BonusTerms) {
  const rows = [
    { label: 'Rate', fact: matchPercent, value: matchPercent && formatPercent(matchPercent.value) },
    { label: 'Largest bonus', fact: cap, value: cap && formatMoney(cap.value) },
    { label: 'Games that count', fact: contribution, value: formatContribution(contribution) },
    ...(minDeposit?.note === undefined
      ? []
      : [{ label: 'Minimum deposit', fact: minDeposit, value: formatMinDeposit(minDeposit) }]),
    ...(expiryDays?.note === undefined
      ? []
      : [{ label: 'Expires', fact: expiryDays, value: formatExpiry(expiryDays) }]),
  ];
  return rows.map(({ label, fact, value }) => ({
    label,
    value: value ?? NOT_STATED,
    note: fact?.note ?? null,
  }));
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

/** The page of all bonuses. */
export async function bonusesPage() {
  const offers = await offerModels(await rankedOffers());
  const { help } = await shell();
  return {
    art: pageWatermark('bonuses-head'),
    trail: [HOME_STEP, BONUSES_STEP],
    tiles: [
      {
        title: 'No Deposit Bonuses',
        text: 'Credit or spins before your first deposit. Look at the cash-out cap first.',
        href: '/bonuses/no-deposit',
        artHref: watermarkHref('kind-nd'),
      },
      {
        title: 'Welcome Packages',
        text: 'The largest figures and the longest wagering. Compare what clearing costs.',
        href: `/bonuses#${WELCOME_ID}`,
        artHref: watermarkHref('kind-wp'),
      },
      {
        title: 'Cashback Offers',
        text: 'Part of a loss comes back. See what the rate is a rate of.',
        href: '/bonuses/cashback',
        artHref: watermarkHref('kind-cb'),
      },
    ],
    otherKinds: (['free-spins', 'reload', 'high-roller'] as const).map(categoryLink),
    offers,
    recommendedFromStars: RECOMMENDED_FROM_STARS,
    welcomeId: WELCOME_ID,
    welcomeOffers: offers.filter(({ kind }) => kind === 'welcome'),
    help,
    closingArtHref: watermarkHref('cta'),
  };
}

/** The page of one category. Throws if no offer is of that kind. */
export async function bonusCategoryPage(category: Category) {
  const ofKind = (await rankedOffers()).filter(({ bonus }) => bonus.data.kind === category);
  if (ofKind.length === 0) throw new Error(`Expected offers of the kind ${category}, found none`);
  const { name, title, lead, keyTerms, reading } = KIND_COPY[category];
  const { help } = await shell();
  return {
    art: pageWatermark(`bonuses-${category}`),
    trail: categoryTrail(category),
    name,
    title,
    lead,
    keyTerms,
    reading,
    offers: await offerModels(ofKind),
    example: workedExample(
      ofKind.map(({ bonus, casino }) => ({
        casino: casino.name,
        headline: bonus.data.headline,
        terms: bonus.data.terms,
      })),
    ),
    categories: CATEGORIES.map((other) => ({
      ...categoryLink(other),
      current: other === category,
    })),
    help,
    closingArtHref: watermarkHref('cta'),
  };
}

const categoryLink = (category: Category) => ({
  text: KIND_COPY[category].name,
  href: `/bonuses/${category}`,
});

const categoryTrail = (category: Category): Step[] => [
  HOME_STEP,
  BONUSES_STEP,
  categoryLink(category),
];

export async function bonusesHead(): Promise<Head> {
  const { baseUrl } = await siteSettings();
  return {
    title: 'Crypto casino bonuses compared by terms and cost',
    description:
      'Crypto casino bonuses with their terms beside the headline: wagering, caps, expiry, and what completing the wagering costs on average.',
    keywords: ['crypto casino bonuses', 'wagering requirement', 'bonus terms', 'welcome bonus'],
    structuredData: [breadcrumbList([HOME_STEP, BONUSES_STEP], baseUrl)],
  };
}

export async function bonusCategoryHead(category: Category): Promise<Head> {
  const { baseUrl } = await siteSettings();
  const { title, name, description } = KIND_COPY[category];
  return {
    title: `${title} at crypto casinos`,
    description,
    keywords: [name.toLowerCase(), 'crypto casino bonuses', 'wagering requirement'],
    structuredData: [breadcrumbList(categoryTrail(category), baseUrl)],
  };
}

/** The addresses under /bonuses: one for each category. */
export function bonusCategoryPaths() {
  return CATEGORIES.map((category) => ({ params: { category }, props: { category } }));
}
