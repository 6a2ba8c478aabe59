import {
  engraveBalance,
  engraveDial,
  engraveDwindlingStacks,
  engraveLetter,
  engraveReceipts,
  engraveReturn,
  engraveSliders,
  engraveSplitSeal,
  engraveStopwatch,
  engraveTwoChips,
} from '#art/vignettes.ts';
import { printed } from '#models/pictures/printed.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { onlyEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { gameEntries } from '../games/games.ts';
import { games } from './games.ts';
import { responsibleGaming } from './responsible-gaming.ts';

/** Tools in page order; a new tool is one more item. */
export async function listedTools() {
  const { questions } = await onlyEntry('selfCheck');
  return [
    {
      name: 'Weigh a bonus',
      text: 'Enter an offer and your own bet. See what happens to a hundred players.',
      note: 'Your figures stay on this device',
      href: '/tools/bonus',
      art: printed(engraveBalance()),
    },
    {
      name: 'Check a round',
      text: 'Repeat the math behind a bet from its seeds. See whether it matches.',
      note: 'Your seeds stay on this device',
      href: '/tools/round',
      art: printed(engraveSplitSeal()),
    },
    {
      name: 'Check your bets',
      text: 'Open your bet history. See whether you were paid the right amount, and what your bets cost.',
      note: 'Your files stay on this device',
      href: '/tools/rounds',
      art: printed(engraveReceipts()),
    },
    {
      name: 'What comes back',
      text: 'See what rakeback, cashback and levels give back of what your bets cost.',
      note: 'Your figures stay on this device',
      href: '/tools/rewards',
      art: printed(engraveReturn()),
    },
    {
      name: 'Make a case',
      text: 'It won’t pay? See your next step, your last day, and a letter to copy.',
      note: 'Your case stays on this device',
      href: '/tools/case',
      art: printed(engraveLetter()),
    },
    {
      name: 'Cost of a session',
      text: 'Enter your money, your bet and the rounds. See how many of a hundred players lose everything.',
      note: 'Roulette, dice, crash, plinko, slots',
      href: '/tools/session',
      art: printed(engraveDwindlingStacks()),
    },
    {
      name: 'Cost of an hour',
      text: 'See what an hour of each game costs on average, and what that assumes.',
      note: `${(await gameEntries()).length} games, cheapest first`,
      href: `${games.base}#hours-title`,
      art: printed(engraveStopwatch()),
    },
    {
      name: 'Compare casinos',
      text: 'Compare up to four casinos side by side, every fact with its grade and date.',
      note: 'Your choice stays in the address',
      href: '/compare',
      art: printed(engraveTwoChips()),
    },
    {
      name: 'Your own weights',
      text: 'Say what matters to you. See how the order of the casinos changes.',
      note: `${WEIGHTED_CRITERIA.length} criteria, the same facts`,
      href: '/tools/weights',
      art: printed(engraveSliders()),
    },
    {
      name: 'Self-check',
      text: 'See how gambling affects your life, and where to turn.',
      note: `${questions.length} questions, nothing stored`,
      href: `${responsibleGaming.base}#self-check`,
      art: printed(engraveDial()),
    },
  ];
}

export const tools = singlePage({
  address: '/tools',
  search: 'tool',
  plate: 'Technology',
  group: 'tools',
  entry: async () => ({ name: 'Tools', changedOn: await lastChange('games', 'pages') }),
  view: async () => ({ tools: await listedTools() }),
  head: () => ({
    title: 'Tools: weigh a bonus, check a round, cost of an hour',
    description:
      'See what an offer does to a hundred players, repeat the math behind a bet from its seeds, see what an hour of each game costs on average, or take the self-check.',
    keywords: [
      'casino bonus calculator',
      'provably fair verifier',
      'cost of gambling',
      'gambling self-check',
      'house edge',
    ],
  }),
});

/** Traits that the page of each tool shares. */
export const TOOL = { below: tools, search: 'tool', group: 'tools' } as const;
