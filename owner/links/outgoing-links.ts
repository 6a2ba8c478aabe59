import { textsIn } from '#check/describe-issue.ts';
import type { Content } from '#check/read/read-content.ts';

/** An address that pages lead to, and every place of the content that has it. */
export type OutgoingLink = { address: string; isPaid: boolean; places: string[] };

const ADDRESS = /https?:\/\/[^\s<>"'`()\]]+[^\s<>"'`()\].,;:!?*_]/g;

/** Every address in fields and bodies, once. Those of invented casinos are counted, and not followed. */
export function outgoingLinks(content: Content): { links: OutgoingLink[]; samples: number } {
  const found = new Map<string, OutgoingLink>();
  for (const [collection, entries] of Object.entries(content)) {
    for (const { file, data, body } of entries) {
      for (const { field, text } of [...textsIn(data), { field: 'text', text: body }]) {
        for (const [address] of text.matchAll(ADDRESS)) {
          const link = found.get(address) ?? { address, isPaid: false, places: [] };
          link.isPaid ||= collection === 'links';
          link.places.push(`${file} → ${field}`);
          found.set(address, link);
        }
      }
    }
  }
  const all = [...found.values()].filter(({ address }) => URL.canParse(address));
  const links = all.filter(({ address }) => !isSample(address));
  return { links, samples: all.length - links.length };
}

const isSample = (address: string) => /(?:^|\.)example(?:\.\w+)?$/.test(new URL(address).hostname);
