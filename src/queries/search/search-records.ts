import type { SearchRecord } from '#domain/search/search-record.ts';
import { SIGNIFICANT_TERMS, TERM_LABELS } from '#format/term-values.ts';
import { offerModels, rankedOffers } from '../bonuses/bonus-offers.ts';
import { faqItems } from '../home/faq-items.ts';

// What becomes of the bonus would be found by every search for a withdrawal.
const SEARCHED_TERMS = SIGNIFICANT_TERMS.filter((name) => name !== 'stickiness');

/** What can be found besides whole pages, in the words that the pages show. */
export async function searchRecords(): Promise<SearchRecord[]> {
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
  return [...questions, ...offers];
}
