import { sourceUnder } from '#domain/facts/cited-source.ts';
import { formatCount, formatPercent } from '#format/text.ts';
import type { Game } from '#schemas/game.ts';

/** Example: 97%, or 96% to 99% where versions of a game differ. */
export function formatSpan(percents: readonly number[]): string {
  const [lowest, highest] = [Math.min(...percents), Math.max(...percents)].map((percent) =>
    formatPercent(percent),
  );
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
}

/** Fact strip of a game. Returns without a source that was read are marked as unverified. */
export function factsOf({ rtp, varianceInBrief, pace, sources }: Game) {
  const isUnverified = rtp.every(({ source }) => sourceUnder(source, sources).readOn === null);
  const assumed = pace.source === null ? ', assumed' : '';
  return [
    { label: 'RTP', value: formatSpan(rtp.map(({ rtpPercent }) => rtpPercent)), isUnverified },
    {
      label: 'House edge',
      value: formatSpan(rtp.map(({ edgePercent }) => edgePercent)),
      isUnverified,
    },
    { label: 'Variance', value: varianceInBrief },
    { label: 'Rounds an hour', value: `About ${formatCount(pace.roundsPerHour)}${assumed}` },
  ];
}
