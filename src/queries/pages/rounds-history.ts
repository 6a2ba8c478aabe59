import { singlePage } from '#models/pages/page-kind.ts';
import { lastReading } from '../content/last-change.ts';
import { onlyEntry } from '../content/entries.ts';
import { roundsHistoryPage } from '../tools/rounds-history.ts';
import { roundsTool } from './rounds-tool.ts';

/** How a player gets the own history out of a casino: exports, and letters that ask for it. */
export const roundsHistory = singlePage({
  address: '/tools/rounds/history',
  below: roundsTool,
  search: 'page',
  plate: 'Legal',
  group: 'tools',
  entry: async () => ({
    name: 'Get your own history',
    changedOn: await lastReading(await onlyEntry('gameHistories')),
  }),
  view: roundsHistoryPage,
  head: () => ({
    title: 'Get your own game history: exports and letters',
    description:
      'Where casinos let you download your bets, and a letter that asks for your own game log in a machine-readable form, with the day on which the answer is due.',
    keywords: [
      'download bet history',
      'game log request',
      'data access request casino',
      'GDPR Article 15 letter',
      'bet archive',
    ],
  }),
});
