import { rtpClaim } from '#models/home/rtp-claim.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { requireEntry } from '../content/entries.ts';
import { casinoVisits } from '../casinos/visits.ts';
import { siteSettings } from '../site/site.ts';

/**
 * The paid placement of the home page: its claim, attributed, and what the claim means in money; `null`
 * on a site without one.
 */
export async function featuredPlacement() {
  const { featured } = await siteSettings();
  if (featured === null) return null;
  const casino = requireEntry(await rankedCasinos(), featured.casino, 'a casino');
  const { slug, name, rating, logo, entry } = casino;
  const claim = entry.data.facts.rtpClaim;
  if (claim === null) {
    throw new Error(`Expected an rtpClaim in the featured casino ${slug}, found null`);
  }
  const visit = (await casinoVisits())(slug);
  return {
    name,
    score: rating.score,
    logo,
    artHref: watermarkHref('featured-2'),
    visit,
    ...rtpClaim(claim.value, featured),
  };
}
