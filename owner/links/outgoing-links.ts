import { filledAddress, pageCode } from '#domain/casinos/filled-address.ts';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { textsIn } from '#check/describe-issue.ts';
import type { Content } from '#check/read/read-content.ts';
import { registered } from '#check/rules/paid-addresses.ts';
import { hostOf } from '#domain/site/host-of.ts';

/** An address that pages lead to, and every place of the content that has it. */
export type OutgoingLink = { address: string; isPaid: boolean; places: string[] };

const ADDRESS = /https?:\/\/[^\s<>"'`()\]]+[^\s<>"'`()\].,;:!?*_]/g;

/** Every address in fields and bodies, once. Those of invented casinos are counted, and not followed. */
export function outgoingLinks(content: Content): { links: OutgoingLink[]; samples: number } {
  const found = new Map<string, OutgoingLink>();
  const add = (address: string, place: string, isPaid: boolean) => {
    const link = found.get(address) ?? { address, isPaid: false, places: [] };
    link.isPaid ||= isPaid;
    link.places.push(place);
    found.set(address, link);
  };
  for (const { file, data } of content.links) {
    for (const { link, address, country, at } of registered(data)) {
      const code = content.countries.find(({ id }) => id === country)?.data.code;
      const filled = filledAddress(address, link.casino, code ?? DEFAULT_COUNTRY).replaceAll(
        '{page}',
        pageCode(`/reviews/${link.casino}`),
      );
      add(filled, `${file} → ${at}`, true);
    }
  }
  // An accepted answer is the owner's note: no page leads where it landed.
  const elsewhere = { ...content, links: [], acceptedLinks: [] };
  for (const { file, data, body } of Object.values(elsewhere).flat()) {
    for (const { field, text } of [...textsIn(data), { field: 'text', text: body }]) {
      for (const [address] of text.matchAll(ADDRESS)) add(address, `${file} → ${field}`, false);
    }
  }
  const own = content.site.map(({ data }) => hostOf(data.baseUrl));
  const all = [...found.values()].filter(
    ({ address }) => URL.canParse(address) && !own.includes(hostOf(address)),
  );
  const links = all.filter(({ address }) => !/(?:^|\.)example(?:\.\w+)?$/.test(hostOf(address)));
  return { links, samples: all.length - links.length };
}
