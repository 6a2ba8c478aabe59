import { isIsoCurrency } from '#domain/money/money.ts';
import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { type Problem, problemsSaid, type Say, suggestion } from '../describe-issue.ts';
import { slugOf } from '../read/file-names.ts';
import { amountsIn } from '../amounts.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';

/**
 * Finds names in one file that ought to be the name of another file and are not. A file that is bad in
 * itself still counts as there, so that one mistake is reported once.
 */
export const checkReferences = (
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[] = [],
): Problem[] =>
  problemsSaid((say) => {
    const known = new Set(files.map(({ collection, id }) => `${collection}/${slugOf(id)}`));
    const namesIn = (name: CollectionName) =>
      files.filter(({ collection }) => collection === name).map(({ id }) => slugOf(id));
    const refer = (file: string, field: string, name: string, to: CollectionName) => {
      if (known.has(`${to}/${name}`)) return;
      const found = JSON.stringify(name);
      const away = held.find(({ entry }) => entry.collection === to && entry.id === name);
      if (away !== undefined) {
        say(file, field, found, `one that is on the site: ${away.entry.file} is ${away.why}`);
        return;
      }
      const expected = `the name of a file in ${COLLECTIONS[to].folder}`;
      say(file, field, found, expected, suggestion(name, namesIn(to)));
    };

    for (const { file, data } of content.casinos) {
      const licence = data.facts.licence?.value;
      if (licence !== undefined && licence.standing !== 'none-found') {
        refer(file, 'facts.licence.value.authority', licence.authority, 'licences');
      }
      data.facts.coins?.value.forEach((code, index) => {
        refer(file, `facts.coins.value[${index}]`, code.toLowerCase(), 'coins');
      });
    }
    const { articles, blog, bonuses, casinos, pages, rates } = content;
    // The smallest deposit in USDT has a field of its own, whether or not the site has a page of the coin.
    const isUnit = (code: string) =>
      isIsoCurrency(code) || code === 'USDT' || known.has(`coins/${code.toLowerCase()}`);
    const codes = () => namesIn('coins').map((name) => name.toUpperCase());
    const expectUnit = (file: string, field: string, code: string) => {
      const expected = 'a currency of ISO 4217, or a coin that has a file in coins';
      if (!isUnit(code)) say(file, field, code, expected, suggestion(code, codes()));
    };
    for (const { file, data } of [...casinos, ...bonuses]) {
      for (const { field, amount } of amountsIn(data)) {
        expectUnit(file, `${field}.currency`, amount.currency);
      }
    }
    for (const { file, data } of rates) {
      for (const code of Object.keys(data.rates)) expectUnit(file, `rates.${code}`, code);
    }
    for (const { file, data } of [...articles, ...blog, ...casinos, ...pages]) {
      for (const field of ['writtenBy', 'checkedBy'] as const) {
        if (data[field] !== undefined) refer(file, field, data[field], 'people');
      }
      if (data.checkedBy === undefined || data.checkedBy !== data.writtenBy) continue;
      say(file, 'checkedBy', data.checkedBy, 'another person than writtenBy, or no such line');
    }
    for (const { file, data } of content.bonuses) {
      refer(file, 'casino', data.casino, 'casinos');
      data.alsoIn?.forEach((category, index) => {
        const field = `alsoIn[${index}]`;
        const expected = 'another category than that of `kind`, which lists it anyway';
        if (category === data.kind) say(file, field, JSON.stringify(category), expected);
        else refer(file, field, category, 'bonusCategories');
      });
    }
    // The link of a casino that is no part of the site waits with it.
    const waiting = new Set(
      held.filter(({ entry }) => entry.collection === 'casinos').map(({ entry }) => entry.id),
    );
    for (const { file, data } of content.links) {
      data.links.forEach(({ casino, url, inCountry = {} }, index) => {
        const place = `links[${index}]`;
        if (!waiting.has(casino)) refer(file, `${place}.casino`, casino, 'casinos');
        for (const country of Object.keys(inCountry)) {
          refer(file, `${place}.inCountry`, country, 'countries');
        }
        const inEach = Object.entries(inCountry).map(([key, one]) => [`inCountry.${key}`, one]);
        for (const [field = '', address = ''] of [['url', url], ...inEach]) {
          const { hostname } = new URL(address);
          if (data.allowedHosts.includes(hostname)) continue;
          const hint = suggestion(hostname, data.allowedHosts);
          const expected = 'a host listed under allowedHosts';
          say(file, `${place}.${field}`, JSON.stringify(hostname), expected, hint);
        }
      });
    }
    for (const { file, data } of content.site) {
      if (data.featured !== null) refer(file, 'featured.casino', data.featured.casino, 'casinos');
      data.footerHelp.forEach((name, index) => {
        refer(file, `footerHelp[${index}]`, name, 'helplines');
      });
    }
    for (const { file, data } of content.countries) {
      data.helplines.forEach((name, index) => {
        refer(file, `helplines[${index}]`, name, 'helplines');
      });
    }
    const areAllRead = content.casinos.length === namesIn('casinos').length;
    const isAway = content.site.some(({ data }) => waiting.has(data.featured?.casino ?? ''));
    if (areAllRead && !isAway) checkFeatured(content, say);
    checkLinked(content, say);
  });

function checkFeatured({ casinos, site: [site] }: Content, say: Say): void {
  const featured = casinos.filter(({ data }) => data.isFeatured);
  if (site === undefined) return;
  const named = site.data.featured?.casino;
  const isOne = featured.length === 1 && featured[0]?.id === named;
  if (isOne || (named === undefined && featured.length === 0)) return;
  const files = featured.map(({ file }) => file).join(', ') || 'no casino';
  const found = `${named ?? 'null'}, and isFeatured: true in ${files}`;
  if (named === undefined) {
    const expected = 'the casino with isFeatured: true, or none with it';
    say(site.file, 'featured', found, expected);
  } else {
    const expected = 'exactly one casino with isFeatured: true, and the same one here';
    say(site.file, 'featured.casino', found, expected);
  }
}

function checkLinked({ casinos, links }: Content, say: Say): void {
  for (const { file, data } of links) {
    const linked = new Set(data.links.map(({ casino }) => casino));
    for (const { id } of casinos) {
      if (!linked.has(id)) say(file, 'links', `no link for ${id}`, 'one link for each casino');
    }
  }
}
