import type * as z from 'zod';
import type { acceptedLinksSchema } from '#schemas/accepted-links.ts';
import { LINK_VERDICTS } from '#schemas/link-verdicts.ts';
import type { LinkReport } from './follow-all.ts';

type Accepted = z.infer<typeof acceptedLinksSchema>['accepted'];

/** True if an answer needs no look: it is fine, or the owner accepted this very answer. */
export const isAccepted = (report: LinkReport, accepted: Accepted): boolean =>
  report.verdict === 'fine' ||
  accepted.some(
    ({ address, verdict, landsOn }) =>
      address === report.address && verdict === report.verdict && landsOn === report.landsOn,
  );

/** Addresses to look at, the worst first and paid links before others: a paragraph for each. */
export function linksTable(reports: readonly LinkReport[]): string {
  const rank = ({ verdict, isPaid }: LinkReport) =>
    LINK_VERDICTS.indexOf(verdict) * 2 + (isPaid ? 0 : 1);
  return reports
    .toSorted((one, other) => rank(one) - rank(other))
    .map(paragraph)
    .join('\n\n');
}

function paragraph({ verdict, isPaid, address, landsOn, why, places }: LinkReport): string {
  return [
    `${verdict}${isPaid ? ' (paid link)' : ''}: ${why}`,
    `  ${address}`,
    ...(landsOn === address ? [] : [`  lands on ${landsOn}`]),
    ...places.map((place) => `  in ${place}`),
  ].join('\n');
}
