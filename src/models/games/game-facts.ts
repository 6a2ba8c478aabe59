import { formatCount, formatPercent } from '#format/text.ts';
import type { Game } from '#schemas/game.ts';

/** 97%, or 96% to 99% where versions differ. */
export function formatSpan(percents: readonly number[]): string {
  const [lowest, highest] = [Math.min(...percents), Math.max(...percents)].map((percent) =>
    formatPercent(percent),
  );
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
}

/** The strip of facts of a game. */
export function factsOf({ rtp, varianceInBrief, pace }: Game) {
  const assumed = pace.source === null ? ', assumed' : '';
  return [
    { label: 'RTP', value: formatSpan(rtp.map(({ rtpPercent }) => rtpPercent)) },
    { label: 'House edge', value: formatSpan(rtp.map(({ edgePercent }) => edgePercent)) },
    { label: 'Variance', value: varianceInBrief },
    { label: 'Rounds an hour', value: `About ${formatCount(pace.roundsPerHour)}${assumed}` },
  ];
}
