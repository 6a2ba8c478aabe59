import { type SearchKind, searchKindOf } from '#domain/search/search-kind.ts';
import type { SearchRecord } from '#domain/search/search-record.ts';
import { offerModels, rankedOffers } from '../bonuses/bonus-offers.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { faqItems } from '../home/home.ts';

/** Kind under which the page at an address is found; `null` where it is left out of the search. */
export async function searchKindOfPage(path: string): Promise<SearchKind | null> {
  const articles = await allEntries('articles');
  return searchKindOf(path, (slug) => requireEntry(articles, slug, 'an article').data.kind);
}

/** What can be found besides whole pages, in the words that the pages show. */
export async function searchRecords(): Promise<SearchRecord[]> {
  const questions = (await faqItems()).map(({ id, question, answer }) => ({
    address: `/faq#${id}`,
    title: question,
    kind: 'question' as const,
    text: answer,
  }));
  const offers = (await offerModels(await rankedOffers())).map(
    ({ href, casino, headline, label, terms, cost, features }) => ({
      address: href,
      title: `${casino.name}: ${headline}`,
      kind: 'bonus' as const,
      text: [
        `${label}.`,
        `Minimum deposit: ${terms.minDeposit}.`,
        `Wagering: ${terms.wagering}.`,
        `Largest bet: ${terms.maxBet}.`,
        `Largest withdrawal: ${terms.maxCashOut}.`,
        `Expires: ${terms.expiry}.`,
        cost.text,
        ...features.map((feature) => `${feature}.`),
      ].join(' '),
    }),
  );
  return [...questions, ...offers];
}
