import { isIsoCurrency } from '#domain/money/money.ts';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  referenceOf,
  SIGNED,
} from '#schemas/collections.ts';
import { type Report, suggestion, textsIn } from '../describe-issue.ts';
import { slugOf } from '../read/file-names.ts';
import { amountsIn } from '../amounts.ts';
import type { Content } from '../read/read-content.ts';
import { casinosIn } from '../read/unpublished-entries.ts';
import { registered } from './paid-addresses.ts';
import type { ShownSite } from '../read/shown-site.ts';

/**
 * Finds names in one file that ought to be the name of another file and are not. A file that is bad in
 * itself still counts as there, so that one mistake is reported once.
 */
export function checkReferences(
  { content, entries, held }: ShownSite,
  report: Report,
  warn: Report,
): void {
  const known = new Set(entries.map(({ collection, id }) => `${collection}/${slugOf(id)}`));
  const namesIn = (name: CollectionName) =>
    entries.filter(({ collection }) => collection === name).map(({ id }) => slugOf(id));
  const refer = (file: string, field: string, written: string, to: CollectionName) => {
    const name = to === 'coins' ? written.toLowerCase() : written;
    // A service may be there for every country.
    const others = field === 'country' ? ['international'] : [];
    if (known.has(`${to}/${name}`) || others.includes(name)) return;
    const found = JSON.stringify(written);
    const away = held.find(({ entry }) => entry.collection === to && entry.id === name);
    if (away !== undefined) {
      report(file, field, found, `one that is on the site: ${away.entry.file} is ${away.why}`);
      return;
    }
    const expected = [...others, `the name of a file in ${COLLECTIONS[to].folder}`].join(', or ');
    const near = suggestion(name, [...namesIn(to), ...others]);
    const hint = near ?? (to === 'coins' ? `npm run new coin ${written} makes one` : undefined);
    // Help serves its country whether or not the site has a page of it.
    if (others.length === 0) report(file, field, found, expected, hint);
    else if (near !== undefined) warn(file, field, found, expected, hint);
  };
  // The link of a casino that is no part of the site waits with it.
  const waiting = casinosIn(held);
  for (const own of COLLECTION_NAMES) {
    for (const { file, data } of content[own]) {
      for (const { field, text } of textsIn(data)) {
        const to = referenceOf(own, field);
        if (to === undefined || (own === 'links' && waiting.has(text))) continue;
        refer(file, field, text, to);
      }
    }
  }

  const expectUnit = (file: string, field: string, code: string) => {
    // The smallest deposit in USDT has a field of its own, whether or not the site has a page of the coin.
    if (isIsoCurrency(code) || code === 'USDT' || known.has(`coins/${code.toLowerCase()}`)) return;
    const codes = namesIn('coins').map((name) => name.toUpperCase());
    const expected = 'a currency of ISO 4217, or a coin that has a file in coins';
    report(file, field, code, expected, suggestion(code, codes));
  };
  for (const { file, data } of [...content.casinos, ...content.bonuses]) {
    for (const { field, amount } of amountsIn(data)) {
      expectUnit(file, `${field}.currency`, amount.currency);
    }
  }
  for (const { file, data } of content.rates) {
    for (const code of Object.keys(data.rates)) expectUnit(file, `rates.${code}`, code);
  }
  for (const { file, data } of SIGNED.map((name) => content[name]).flat()) {
    if (data.checkedBy === undefined || data.checkedBy !== data.writtenBy) continue;
    report(file, 'checkedBy', data.checkedBy, 'another person than writtenBy, or no such line');
  }
  for (const { file, data } of content.links) {
    const linked = data.links.map(({ casino }) => casino);
    for (const { id } of content.casinos.filter((casino) => !linked.includes(casino.id)))
      report(file, 'links', `no link for ${id}`, 'one link for each casino');
    for (const { address, country, at } of registered(data)) {
      if (country !== undefined) refer(file, at.replace(/\.[^.]*$/, ''), country, 'countries');
      const { hostname } = new URL(address);
      if (data.allowedHosts.includes(hostname)) continue;
      const hint = suggestion(hostname, data.allowedHosts);
      report(file, at, JSON.stringify(hostname), 'a host listed under allowedHosts', hint);
    }
  }
  const areAllRead = content.casinos.length === namesIn('casinos').length;
  const isAway = content.site.some(({ data }) => waiting.has(data.featured?.casino ?? ''));
  if (areAllRead && !isAway) checkFeatured(content, report);
}

function checkFeatured({ casinos, site }: Content, report: Report): void {
  const featured = casinos.filter(({ data }) => data.isFeatured);
  for (const { file, data } of site) {
    const named = data.featured?.casino;
    if (featured.map(({ id }) => id).join() === (named ?? '')) continue;
    const files = featured.map((one) => one.file).join(', ') || 'no casino';
    const found = `${named ?? 'null'}, and isFeatured: true in ${files}`;
    const expected = 'exactly one casino with isFeatured: true, named here; or null, and none';
    report(file, 'featured', found, expected);
  }
}
