import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { faqItems } from '../home/faq-items.ts';

/** Left out of the search, which finds each question by itself. */
export const faq = singlePage({
  address: '/faq',
  search: null,
  entry: async () => ({
    name: 'FAQ',
    listedAs: 'Frequently asked questions',
    changedOn: await lastChange('faq'),
  }),
  view: async () => ({ faq: await faqItems() }),
  head: async () => {
    const questions = await faqItems();
    return {
      title: 'Frequently asked questions',
      description:
        'Short answers on crypto casinos: how we rate, how we are paid, what 35× wagering means, identity checks, withdrawals, the law and where to find help.',
      keywords: [
        'crypto casino faq',
        'wagering explained',
        'casino identity checks',
        'gambling help',
      ],
      structuredData: () =>
        questions.length === 0
          ? []
          : [
              {
                '@type': 'FAQPage',
                mainEntity: questions.map(({ question, answer }) => ({
                  '@type': 'Question',
                  name: question,
                  acceptedAnswer: { '@type': 'Answer', text: answer },
                })),
              },
            ],
    };
  },
});
