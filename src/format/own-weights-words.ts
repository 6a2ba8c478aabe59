import { TOP_SCORE } from '#domain/ratings/score.ts';
import { formatPoints } from './ratings.ts';
import { formatList } from './text.ts';

type Ranked = { name: string; rank: number; firstIn: string };

/** Who is first with these weights, and how often each of them is first with others. */
export function formatLeaders(ranked: readonly Ranked[], isPublished: boolean): string {
  const leaders = ranked.filter(({ rank }) => rank === 1);
  const whose = isPublished ? 'our weights' : 'these weights';
  const [only, ...others] = leaders;
  if (only === undefined) return '';
  if (others.length === 0) {
    return `${only.name} is first with ${whose}, and first in ${only.firstIn} of all weightings.`;
  }
  const names = formatList(leaders.map(({ name }) => name));
  const shares = formatList(leaders.map(({ firstIn }) => firstIn));
  return `${names} share the first place with ${whose}. Of all weightings they are first in ${shares}.`;
}

/** A casino as a row of the order. */
export function weightedRow({
  slug,
  name,
  href,
  rank,
  publishedRank,
  rating,
}: {
  slug: string;
  name: string;
  href: string;
  rank: number;
  publishedRank: number;
  rating: { score: number };
}) {
  const up = publishedRank - rank;
  return {
    slug,
    name,
    href,
    rank,
    score: formatPoints(rating.score),
    share: rating.score / TOP_SCORE,
    moved: up === 0 ? '' : up > 0 ? `up ${up}` : `down ${-up}`,
  };
}
