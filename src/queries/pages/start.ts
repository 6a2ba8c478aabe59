import { valueOf } from '#domain/facts/fact.ts';
import { startParts } from '#models/start/start-parts.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { lastChange } from '../content/last-change.ts';
import { shell, siteSettings } from '../site/site.ts';

/** First steps for readers who know neither coins nor odds. */
export const start = singlePage({
  address: '/start',
  group: 'site',
  entry: async () => ({
    name: 'New to this?',
    changedOn: await lastChange('site', 'casinos', 'pages'),
  }),
  view: async () => {
    const { heroExample } = await siteSettings();
    const deposits = (await reviewedCasinos()).map(({ entry }) =>
      valueOf(entry.data.facts.minDeposit),
    );
    const { ageAtFirst: age, placeAtFirst: place } = await shell();
    return { parts: startParts(heroExample, deposits, { age, place }) };
  },
  head: () => ({
    title: 'New to this? Crypto casinos in six short parts',
    description:
      'What a crypto casino is, whether you may play, what an hour costs, what you need, what goes wrong, and what to settle before you start.',
    keywords: ['how to start', 'beginner', 'what is a crypto casino', 'how to buy bitcoin'],
    signed: null,
  }),
});
