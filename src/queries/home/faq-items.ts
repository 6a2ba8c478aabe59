import { allEntries } from '../content/entries.ts';

/** Questions in their order. */
export async function faqItems() {
  const entries = await allEntries('faq');
  return entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data: { question, answer } }) => ({ id, question, answer }));
}
