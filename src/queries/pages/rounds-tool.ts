import { singlePage } from '#models/pages/page-kind.ts';
import { exampleAudit } from '#models/rounds/example-audit.ts';
import { lastChange } from '../content/last-change.ts';
import { TOOL } from './tools.ts';

/** Audit as one file, which `integrations/offline-audit.ts` builds; `null` under `npm run dev`. */
type OfflineAudit = { href: string; bytes: number; sha256: string };
const offlineAudit = () =>
  JSON.parse(import.meta.env.OFFLINE_AUDIT ?? 'null') as OfflineAudit | null;

export const roundsTool = singlePage({
  address: '/tools/rounds',
  ...TOOL,
  plate: 'Technology',
  entry: async () => ({ name: 'Check your bets', changedOn: await lastChange('games') }),
  view: async () => ({ example: await exampleAudit(), offline: offlineAudit() }),
  head: () => ({
    title: 'Check your bets: payouts, seeds, gaps, cost',
    description:
      'Choose the files of your bets. See whether each payout follows its table, each result its seeds, what is missing and what it cost. Nothing is sent.',
    keywords: [
      'bet history audit',
      'provably fair history',
      'casino payouts checked',
      'Stake bet archive',
      'gambling losses calculator',
    ],
  }),
});
