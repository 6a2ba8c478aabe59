import { TOP_SCORE } from '#domain/ratings/score.ts';
import { formatRank, formatScore } from './ratings.ts';
import { formatList } from './text.ts';

/** Most casinos named in the sentence where several share a place; beyond that it gives their number. */
const MOST_NAMED = 3;

type Ranked = { name: string; rank: number; firstIn: string };

/** First places with these weights, and their share of first places in all weightings. */
export function formatLeaders(ranked: readonly Ranked[], isPublished: boolean): string {
  const leaders = ranked.filter(({ rank }) => rank === 1);
  const whose = isPublished ? 'our weights' : 'these weights';
  const [only, ...others] = leaders;
  if (only === undefined) return '';
  if (others.length === 0) {
    return `${only.name} is first with ${whose}, and first in ${only.firstIn} of all weightings.`;
  }
  const named = leaders.slice(0, MOST_NAMED);
  const left = leaders.length - named.length;
  const rest = left === 0 ? [] : [left === 1 ? '1 other' : `${left} others`];
  const names = formatList([...named.map(({ name }) => name), ...rest]);
  const shares = new Set(named.map(({ firstIn }) => firstIn));
  const each = shares.size === 1 ? 'Each is' : 'They are';
  return left > 0
    ? `${names} share first place with ${whose}.`
    : `${names} share first place with ${whose}. ${each} first in ${formatList([...shares])} of all weightings.`;
}

type Weighted = {
  slug: string;
  name: string;
  href: string;
  rank: number;
  isShared: boolean;
  publishedRank: number;
  rating: { score: number };
};

export function weightedRow(weighted: Weighted) {
  const { slug, name, href, rank, isShared, publishedRank, rating } = weighted;
  const up = publishedRank - rank;
  return {
    slug,
    name,
    href,
    rank: formatRank({ rank, isShared }),
    score: formatScore(rating.score),
    share: rating.score / TOP_SCORE,
    moved: up === 0 ? '' : up > 0 ? `up ${up}` : `down ${-up}`,
  };
}
