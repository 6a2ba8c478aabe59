import { ruleOfOffer, rulesIn } from '#domain/loyalty/yardstick.ts';
import type { NamedRule } from '#format/reward-words.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { standardReturns } from '#models/rewards/standard-returns.ts';
import { rankedOffers } from '../bonuses/bonus-offers.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { lastChange } from '../content/last-change.ts';
import { TOOL } from './tools.ts';

/** Rules of all casinos, by name: those of their programs, then cashback that is an offer of its own. */
async function namedRules(): Promise<NamedRule[]> {
  const [casinos, offers] = [await rankedCasinos(), await rankedOffers()];
  return casinos
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .flatMap(({ slug, name, entry }) => {
      const href = entry.data.review === null ? null : `/reviews/${slug}`;
      const own = entry.data.loyalty.flatMap(({ value }) => rulesIn(value));
      const offered = offers
        .filter(({ bonus }) => bonus.data.casino === slug)
        .flatMap(({ bonus: { data } }) => ruleOfOffer(data.kind, data.terms) ?? []);
      return [...own, ...offered].map((rule) => ({ casino: name, href, rule }));
    });
}

/** Tool for loyalty: what comes back beside what the bets cost. */
export const rewardsTool = singlePage({
  address: '/tools/rewards',
  ...TOOL,
  entry: async () => ({
    name: 'What comes back',
    changedOn: await lastChange('casinos', 'bonuses', 'pages'),
  }),
  view: async () => {
    const rules = await namedRules();
    return { rules, dice: standardReturns(rules, 'dice'), slot: standardReturns(rules, 'slot') };
  },
  head: () => ({
    title: 'Rakeback and cashback: what comes back of the cost',
    description:
      'Rakeback, cashback, levels and points on one line: what $100 of bets cost on average, and how much of it each loyalty program gives back.',
    keywords: ['rakeback calculator', 'cashback calculator', 'VIP program', 'loyalty points'],
  }),
});
