import { reviewView } from '#models/reviews/review-view.ts';
import { ratedOffers, reviewedCasinos } from '../casinos/casinos.ts';
import { bylineOf } from '../people/people.ts';
import { allEntries } from '../content/entries.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { allLicences, licenceOf, unlicensed } from './review-licence.ts';
import { shell, siteSettings } from '../site/site.ts';

/** The review of one casino. */
export async function reviewPage(slug: string) {
  const { casino, review, total } = await reviewOf(slug);
  const { data } = casino.entry;
  const licence = await licenceOf(data);
  return reviewView({
    casino,
    review,
    total,
    licence,
    registers: licence === null ? await allLicences() : [licence],
    unlicensed: await unlicensed(),
    offer: (await ratedOffers()).get(slug) ?? null,
    ended: await endedOffers(slug),
    visit: (await casinoVisits())(slug),
    help: (await shell()).help,
    byline: await bylineOf(data),
    baseUrl: (await siteSettings()).baseUrl,
  });
}

/** The offers of a casino that have ended, the latest first. */
async function endedOffers(slug: string) {
  const [all, current] = [await allEntries('offersToDate'), await allEntries('bonuses')];
  const shown = new Set(current.map(({ id }) => id));
  return all
    .filter(({ id, data }) => data.casino === slug && !shown.has(id))
    .toSorted((a, b) => (b.data.updatedOn < a.data.updatedOn ? -1 : 1));
}

/** The casino of a review, and how many have one. Throws if it has none. */
export async function reviewOf(slug: string) {
  const casinos = await reviewedCasinos();
  const casino = casinos.find((candidate) => candidate.slug === slug);
  const review = casino?.entry.data.review;
  if (casino === undefined || review == null) {
    throw new Error(`Expected a review of ${slug} in content/casinos, found none`);
  }
  return { casino, review, total: casinos.length };
}
