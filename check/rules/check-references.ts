import { isIsoCurrency, majorUnits } from '#domain/money/money.ts';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  referenceOf,
  SIGNED,
} from '#schemas/collections.ts';
import { leastWorth } from '#schemas/rates.ts';
import {
  type Problem,
  collectProblems,
  type Report,
  suggestion,
  textsIn,
} from '../describe-issue.ts';
import { slugOf } from '../read/file-names.ts';
import { amountsIn, inBoth, unitOf } from '../amounts.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { casinosIn, type HeldBack } from '../read/unpublished-entries.ts';
import { registered } from './paid-addresses.ts';

/** The country of a service that is there for all of them. */
const EVERYWHERE = 'international';

/**
 * Finds names in one file that ought to be the name of another file and are not. A file that is bad in
 * itself still counts as there, so that one mistake is reported once.
 */
export const checkReferences = (
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
): Problem[] =>
  collectProblems((report, warn) => {
    const known = new Set(files.map(({ collection, id }) => `${collection}/${slugOf(id)}`));
    const namesIn = (name: CollectionName) =>
      files.filter(({ collection }) => collection === name).map(({ id }) => slugOf(id));
    const refer = (file: string, field: string, written: string, to: CollectionName) => {
      const name = to === 'coins' ? written.toLowerCase() : written;
      const others = field === 'country' ? [EVERYWHERE] : [];
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

    // The smallest deposit in USDT has a field of its own, whether or not the site has a page of the coin.
    const isUnit = (code: string) =>
      isIsoCurrency(code) || code === 'USDT' || known.has(`coins/${code.toLowerCase()}`);
    const expectUnit = (file: string, field: string, code: string) => {
      if (isUnit(code)) return;
      const codes = namesIn('coins').map((name) => name.toUpperCase());
      const expected = 'a currency of ISO 4217, or a coin that has a file in coins';
      report(file, field, code, expected, suggestion(code, codes));
    };
    for (const { file, data } of [...content.casinos, ...content.bonuses]) {
      for (const { field, amount } of amountsIn(data)) {
        expectUnit(file, `${field}.currency`, amount.currency);
        const most = /minDeposit|spins/.test(field) ? 100_000 : 100_000_000;
        if (majorUnits(amount) * leastWorth(amount.currency) <= most) continue;
        const expected = `what ${most.toLocaleString('en-US')} dollars are worth, at most; ${unitOf(amount.currency)}`;
        report(file, `${field}.minorUnits`, inBoth(amount), expected);
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
    checkLinked(content, report);
  });

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

function checkLinked({ casinos, links }: Content, report: Report): void {
  for (const { file, data } of links) {
    const linked = new Set(data.links.map(({ casino }) => casino));
    for (const { id } of casinos) {
      if (!linked.has(id)) report(file, 'links', `no link for ${id}`, 'one link for each casino');
    }
  }
}
