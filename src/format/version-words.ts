import type { PlayedOffer } from '#domain/outcomes/played.ts';
import { endWithNothing } from '#domain/outcomes/played.ts';
import { formatLeft } from './outcome-words.ts';

/** 4 more of 100 leave with nothing. The average falls from $138 to $132. `null` where a version was not worked out. */
export function versionEffect(before: PlayedOffer, after: PlayedOffer): string | null {
  if (!before.ok || !after.ok) return null;
  const more = (endWithNothing(after) ?? 0) - (endWithNothing(before) ?? 0);
  const [was, is] = [before, after].map(({ outcome, offer }) =>
    formatLeft(outcome.averageCashOutMinor, offer.bet),
  );
  const players =
    more === 0
      ? 'As many of 100 leave with nothing.'
      : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} of 100 ${Math.abs(more) === 1 ? 'leaves' : 'leave'} with nothing.`;
  if (was === is) return players;
  const rises = after.outcome.averageCashOutMinor > before.outcome.averageCashOutMinor;
  return `${players} The average ${rises ? 'rises' : 'falls'} from ${was} to ${is}.`;
}

/** Wagering: from 35 × the bonus to 40 × the bonus. */
export function changeLine(label: string, before: string | null, after: string | null): string {
  if (before === null) return `${label}: not said before, now ${after ?? ''}.`;
  return after === null
    ? `${label}: ${before} before, now not said.`
    : `${label}: from ${before} to ${after}.`;
}
