import { valueOf } from '#domain/facts/fact.ts';
import { convert } from '#domain/money/rates.ts';
import type { Listed } from '#domain/ratings/ranking.ts';
import { AVOID_BELOW } from '#domain/ratings/verdict.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatIdCheck, formatJurisdiction } from '#format/fact-values.ts';
import { formatRank, formatScore } from '#format/ratings.ts';
import { formatMinutesRange, formatMoney } from '#format/text.ts';
import type { RatedCasino } from '#models/casinos/rated-casino.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { verdictView } from '#models/ratings/casino-verdict.ts';
import { rankedCasinos, ratedOffers } from '../casinos/casinos.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { lastChange } from '../content/last-change.ts';
import { ratesOnFile } from '../money/rates.ts';
import { licenceOf } from '../reviews/review-licence.ts';

/** Every casino with its word, and those to avoid. */
export const casinoList = singlePage({
  address: FOLDERS.reviews.base,
  plate: 'Bonuses',
  group: 'casinos',
  entry: async () => ({
    name: 'Casino reviews',
    changedOn: await lastChange('casinos', 'bonuses'),
  }),
  view: casinoListPage,
  head: () => ({
    title: 'Casino reviews: which to avoid, and why',
    description:
      'One word for each crypto casino by a published rule: Recommended, Mixed or Avoid. With scores, payout times, deposits, ID checks, and the reasons to avoid.',
    keywords: [
      'crypto casino reviews',
      'crypto casinos to avoid',
      'crypto casino blacklist',
      'casino scams',
      'legit crypto casinos',
      'fake casinos',
    ],
  }),
});

async function casinoListPage() {
  const [all, offers] = [await rankedCasinos(), await ratedOffers()];
  // A casino without a review has no place in the order.
  const byRank = [
    ...all.filter(({ rank }) => rank !== null),
    ...all.filter(({ rank }) => rank === null),
  ];
  const isAvoided = ({ verdict }: RatedCasino) => verdict === 'avoid';
  const named = all.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1));
  const listed = byRank.filter((casino) => !isAvoided(casino));
  const countOf = (word: RatedCasino['verdict']) =>
    all.filter(({ verdict }) => verdict === word).length;
  return {
    counts: (['recommended', 'mixed', 'avoid'] as const).map((verdict) => ({
      verdict,
      count: countOf(verdict),
    })),
    tested: { count: all.filter(({ tests }) => tests > 0).length, of: all.length },
    coins: [...new Set(listed.flatMap(({ entry }) => valueOf(entry.data.facts.coins) ?? []))],
    casinos: await Promise.all(
      listed.map(async (casino) => ({
        ...headOf(casino),
        ...(await factsOf(casino)),
        brief: verdictView(casino, offers.get(casino.slug) ?? null).brief,
        verdict: casino.verdict,
        placeByName: named.indexOf(casino.name),
        visit: (await casinoVisits())(casino.slug),
      })),
    ),
    avoid: byRank
      .filter(isAvoided)
      .toReversed()
      .map((casino) => ({
        ...headOf(casino),
        href: pageHref(FOLDERS.reviews, casino.slug),
        score: formatScore(casino.rating.score),
        view: verdictView(casino, offers.get(casino.slug) ?? null),
      })),
    change: `${listed.length === all.length ? 'None now.' : 'No link here leads to one of them.'} A license on a register and a score of ${AVOID_BELOW.toFixed(1)} or more would change the word.`,
  };
}

function headOf({ slug, name, logo, rank, isShared, rating, tests }: Listed<RatedCasino>) {
  return {
    slug,
    name,
    logo,
    tests,
    href: rank === null ? null : pageHref(FOLDERS.reviews, slug),
    rank: rank === null ? null : formatRank({ rank, isShared }),
    score: rank === null ? null : formatScore(rating.score),
  };
}

const WITHIN_MINUTES = 60;

/** Facts of what the casino pays and asks, with the keys that sort and filter by them. */
async function factsOf({ entry: { data } }: RatedCasino) {
  const { facts } = data;
  const [licence, rates] = [await licenceOf(data), await ratesOnFile()];
  const { withdrawal, minDeposit, kyc } = facts;
  const level = kyc?.value.level;
  const deposit = minDeposit && convert(minDeposit.value, 'USD', rates);
  return {
    license: formatJurisdiction(facts, licence?.country ?? null),
    pays: withdrawal && formatMinutesRange(withdrawal.value),
    asks: [
      minDeposit === null ? 'Deposit not known' : `From ${formatMoney(minDeposit.value)}`,
      level === undefined ? 'ID not known' : formatIdCheck(level),
    ],
    payMinutes: withdrawal && withdrawal.value.toMinutes,
    depositCents: deposit && deposit.minorUnits,
    has: [
      ...(facts.licence?.value.standing === 'on-register' ? ['license'] : []),
      ...(level === 'none' ? ['no-id'] : []),
      ...(withdrawal !== null && withdrawal.value.toMinutes <= WITHIN_MINUTES ? ['hour'] : []),
      ...(valueOf(facts.coins) ?? []).map((code) => code.toLowerCase()),
    ],
  };
}
