import { followLink, type FollowOptions } from './follow-link.ts';
import { type Judged, judgeLink } from './judge-link.ts';
import type { OutgoingLink } from './outgoing-links.ts';

export type LinkReport = OutgoingLink & Judged & { checkedOn: string };

type FollowAllOptions = FollowOptions & {
  allowedHosts: readonly string[];
  today: string;
  /** Pause between two requests to one host. */
  pauseMs: number;
  hostsAtOnce: number;
  /** Answers that are young enough to stand. */
  known: ReadonlyMap<string, LinkReport>;
  onAnswer: (report: LinkReport, done: number, of: number) => void;
};

/** Follows all addresses: of each host one at a time, with a pause. Reports come in the order of `links`. */
export async function followAll(
  links: readonly OutgoingLink[],
  options: FollowAllOptions,
): Promise<LinkReport[]> {
  const { allowedHosts, today, known, pauseMs, hostsAtOnce, onAnswer } = options;
  const reports = new Map<string, LinkReport>();
  const take = (report: LinkReport) => {
    reports.set(report.address, report);
    onAnswer(report, reports.size, links.length);
  };
  const queues = [...Map.groupBy(links, ({ address }) => new URL(address).host).values()];
  const worker = async () => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (const [place, link] of queue.entries()) {
        const kept = known.get(link.address);
        if (kept !== undefined) {
          take({ ...kept, ...link });
          continue;
        }
        if (place > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        const followed = await followLink(link.address, options);
        take({ ...link, ...judgeLink({ ...link, allowedHosts }, followed), checkedOn: today });
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, worker));
  return links.flatMap(({ address }) => reports.get(address) ?? []);
}
