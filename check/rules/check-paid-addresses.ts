import { type Report, textsIn } from '../describe-issue.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { linksIn } from '../read/render-markdown.ts';
import { paidPlaces, type PaidPlaces, registered, whyPaid, whyTracked } from './paid-addresses.ts';
import { hostOf } from '#domain/site/host-of.ts';

/** An address in a text: with its scheme, or without one where something is asked of it. */
const ADDRESS =
  /(?:https?:\/\/|www\.|(?<![a-z0-9.-])(?:[a-z0-9-]{1,63}\.){1,9}[a-z]{2,63}\/?[^\s?<>"]{0,500}\?)[^\s<>"“”’`|)\]]*/gi;

/** Signs of an address, of which most texts have none; the search for one is slow. */
const MAY_HOLD = /:\/\/|www\.|[?@]/i;

/** The host of a mail address. */
const OF_MAIL = /(?<=^[^\s@]+@)[\w.-]+$/g;

/** Fields that name a casino’s own site or mail: pages print these without a link. */
const NEVER_LINKED =
  /\/site\.yaml baseUrl$|\/casinos\/\S* website$|\/casinos\/\S* terms\.addresses\.|\/(?:casinos|bonuses)\/\S* sources\.[^.]*\.url$/;

/**
 * Paid addresses stand in the registry of links alone, whose links are marked as paid: none of a casino, of an
 * affiliate or with a tracking code stands elsewhere. Files whose fields are wrong are read too, so that all is
 * said at once.
 */
export function checkPaidAddresses(
  content: Content,
  entries: readonly RawEntry[],
  report: Report,
): void {
  const places = paidPlaces(content);
  // Answers that were accepted are those of paid links too, and no part of a page.
  for (const { collection, file, data, body } of entries) {
    if (collection === 'links' || collection === 'acceptedLinks') continue;
    for (const { field, text } of textsIn(data)) {
      if (!MAY_HOLD.test(text)) continue;
      const why = NEVER_LINKED.test(`${file} ${field}`) ? whyTracked : whyPaid;
      for (const [address] of [...text.matchAll(ADDRESS), ...text.matchAll(OF_MAIL)]) {
        const reason = why(address, places);
        if (reason !== null) report(file, field, address, ...reason);
      }
    }
    const written = [...body.matchAll(ADDRESS)].map(([one]) => one.replace(/[.,;:!?*_]+$/, ''));
    const linked = linksIn(body).filter((href) => /^https?:/i.test(href));
    for (const address of new Set([...written, ...linked])) {
      const reason = whyPaid(address, places);
      if (reason !== null) report(file, '', address, ...reason);
    }
  }
  inRegistry(content, places, report);
}

/** An address of the registry is one casino's, and says that it pays if it carries a code. */
function inRegistry({ links, casinos }: Content, places: PaidPlaces, report: Report): void {
  for (const { file, data } of links) {
    data.links.forEach(({ casino }, index) => {
      const first = data.links.findIndex((link) => link.casino === casino);
      const expected = `each casino once: links[${first}] has it`;
      if (first < index) report(file, `links[${index}].casino`, casino, expected);
    });
    const addresses = registered(data);
    for (const { link, address, at } of addresses) {
      if (link.payment !== 'unpaid' || whyTracked(address, places) === null) continue;
      const expected = 'what the casino pays for, or an address without a tracking code';
      const field = at.replace(/\..*/, '.payment');
      report(file, field, `unpaid, with ${address}`, expected);
    }
    const ownerOf = new Map([
      ...addresses.map(({ address, link }) => [address, link.casino] as const).toReversed(),
      ...casinos.map(({ id, data: { website } }) => [hostOf(website), id] as const).toReversed(),
    ]);
    for (const { link, address, at } of addresses) {
      const owner = ownerOf.get(hostOf(address)) ?? ownerOf.get(address);
      const isKnown = casinos.some(({ id }) => id === link.casino);
      if (owner === link.casino || !isKnown) continue;
      report(file, at, address, `an address of its own: this one is that of ${owner}`);
    }
  }
}
