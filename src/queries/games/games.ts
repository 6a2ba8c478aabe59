import type { CollectionEntry } from 'astro:content';
import { formatCount, formatPercent } from '#format/text.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

/** The guides, in the order in which they are listed. */
export const GAME_SLUGS = ['crash', 'dice', 'plinko', 'aviator', 'live-dealer'] as const;
export type GameSlug = (typeof GAME_SLUGS)[number];

type GameEntry = CollectionEntry<'games'>;

/** The guides in their order. Throws if one is missing or a file has no page. */
export async function gameEntries(): Promise<{ slug: GameSlug; data: GameEntry['data'] }[]> {
  const entries = await allEntries('games');
  if (entries.length !== GAME_SLUGS.length) {
    throw new Error(
      `Expected ${GAME_SLUGS.length} files in content/games, found ${entries.length}`,
    );
  }
  return GAME_SLUGS.map((slug) => ({ slug, data: requireEntry(entries, slug, 'a game').data }));
}

/** The list in a breadcrumb. */
export const LIST_STEP = { text: 'Games', href: '/games' };

/** 97%, or 96% to 99% where versions differ. */
export function formatSpan(percents: readonly number[]): string {
  const [lowest, highest] = [Math.min(...percents), Math.max(...percents)].map((percent) =>
    formatPercent(percent),
  );
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
}

/** The strip of facts of a game. */
export function factsOf({ rtp, varianceInBrief, pace }: GameEntry['data']) {
  const assumed = pace.source === null ? ', assumed' : '';
  return [
    { label: 'RTP', value: formatSpan(rtp.map(({ rtpPercent }) => rtpPercent)) },
    { label: 'House edge', value: formatSpan(rtp.map(({ edgePercent }) => edgePercent)) },
    { label: 'Variance', value: varianceInBrief },
    { label: 'Rounds an hour', value: `About ${formatCount(pace.roundsPerHour)}${assumed}` },
  ];
}
