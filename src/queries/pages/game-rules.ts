import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { gameRulesPage } from '../games/game-rules.ts';

export const gameRules = singlePage({
  address: '/game-rules',
  plate: 'Table Games',
  group: 'games',
  entry: async () => ({ name: 'Game rules', changedOn: await lastChange('gameRules') }),
  view: gameRulesPage,
  head: () => ({
    title: 'Game rules and the house edge of every main bet',
    description:
      'How slots, blackjack, roulette, baccarat, poker, craps and sic bo are played, with the house edge of each main bet and where the figure comes from.',
    keywords: ['casino game rules', 'house edge', 'blackjack', 'roulette', 'baccarat', 'craps'],
  }),
});
