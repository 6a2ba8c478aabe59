import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import type { FirstPage, SearchRecord, SearchSource } from '#domain/search/search-record.ts';
import { SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import { refusedWords } from '#format/pay-words.ts';
import { NOT_FOUND_OUT, NOT_KNOWN } from '#format/unknown-words.ts';
import { offerModels, rankedOffers } from '../bonuses/bonus-offers.ts';
import { rankedCasinos, reviewedCasinos } from '../casinos/casinos.ts';
import { paySheets } from '../casinos/pay-sheets.ts';
import { allEntries, onlyEntry } from '../content/entries.ts';
import { orderedCountries } from '../countries/reader-countries.ts';
import { faqItems } from '../home/faq-items.ts';
import { coinHref } from '../payments/payments-coins.ts';
import { listedTools } from '../pages/tools.ts';

// `stickiness` is left out: it describes withdrawals of a bonus and would match every search for
// withdrawals.
const SEARCHED_TERMS = SIGNIFICANT_TERMS.filter((name) => name !== 'stickiness');

/** Input of the search index besides the pages: parts of pages, and synonyms. */
export async function searchSource(): Promise<SearchSource> {
  const coins = await allEntries('coins');
  const { sameWords, first } = await onlyEntry('searchWords');
  return {
    records: await searchRecords(),
    sameWords: [
      ...sameWords,
      ...coins
        .filter(({ data: { code, name } }) => code !== name)
        .map(({ data: { code, name } }) => [code, name]),
    ],
    first: await firstPages(first),
    fillers: [NOT_KNOWN, NOT_FOUND_OUT],
  };
}

/** Pages that come before all results; `each` is the page of each casino or country, beside its name. */
async function firstPages(
  rules: Awaited<ReturnType<typeof onlyEntry<'searchWords'>>>['first'],
): Promise<FirstPage[]> {
  const countries = (await orderedCountries()).map(({ id, data }) => ({ slug: id, ...data }));
  const casinos = await rankedCasinos();
  const coins = (await allEntries('coins')).map(({ data }) => data);
  const all: Record<string, readonly string[]> = {
    '{country}': countries.map(({ name }) => name),
    '{casino}': casinos.map(({ name }) => name),
    '{coin}': coins.flatMap(({ code, name }) => [code, name]),
  };
  const listed = (words: string) => words.split(/, */).flatMap((one) => all[one] ?? [one]);
  const pages = {
    review: { folder: FOLDERS.reviews, named: await reviewedCasinos() },
    'pay-sheet': { folder: FOLDERS.paySheets, named: casinos },
    country: { folder: FOLDERS.countries, named: countries },
  };
  return rules.flatMap((rule) => {
    const words = listed(rule.words);
    if ('href' in rule) {
      const { href, beside } = rule;
      return [{ href, words, ...(beside !== undefined && { beside: listed(beside) }) }];
    }
    const { folder, named } = pages[rule.each];
    return named.map(({ slug, name }) => ({ href: pageHref(folder, slug), words, beside: [name] }));
  });
}

/** Search results for parts of pages, in the words of those pages. */
async function searchRecords(): Promise<SearchRecord[]> {
  const questions = (await faqItems()).map(({ id, question, answer }) => ({
    address: `/faq#${id}`,
    title: question,
    kind: 'question' as const,
    text: answer,
  }));
  const offers = (await offerModels(await rankedOffers())).map(
    ({ href, casino, headline, label, terms, outcome, features }) => ({
      address: href,
      title: `${casino.name}: ${headline}`,
      kind: 'bonus' as const,
      text: [
        `${label}.`,
        ...SEARCHED_TERMS.map((name) => `${TERM_LABELS[name]}: ${terms[name]}.`),
        outcome.lead,
        ...features.map((feature) => `${feature}.`),
      ].join(' '),
    }),
  );
  // Tools on pages of their own are indexed as pages.
  const tools = (await listedTools())
    .filter(({ href }) => href.includes('#'))
    .map(({ href, name, text }) => ({ address: href, title: name, kind: 'tool' as const, text }));
  const coins = (await allEntries('coins')).map(({ id, data: { code, name, networks, note } }) => ({
    address: coinHref(id),
    title: `${name} (${code})`,
    kind: 'page' as const,
    text: `Fee, wait and confirmations on ${networks.map((network) => network.name).join(', ')}, and how many casinos take it. ${note ?? ''}`,
  }));
  return [...questions, ...offers, ...tools, ...coins, ...(await sheetRecords())];
}

/** Sheets “Will it pay me?”, whose pages stand behind the reviews. */
async function sheetRecords(): Promise<SearchRecord[]> {
  const sheetOf = await paySheets();
  const countries = (await orderedCountries()).map(({ data }) => data.name);
  return (await rankedCasinos()).map(({ slug, name }) => {
    const { read, refused } = sheetOf(slug);
    return {
      address: pageHref(FOLDERS.paySheets, slug),
      title: `Will ${name} pay me?`,
      kind: 'page',
      text: [read, ...(refused.length > 0 ? [refusedWords(refused)] : [])].join(' '),
      keywords: ['payout', 'withdrawal limits', 'take players', 'idle account', ...countries].join(
        ', ',
      ),
    };
  });
}
