import type { CollectionEntry } from 'astro:content';
import { AVIATOR_STATED_RTP_FRACTION, aviatorOdds } from '#domain/odds/aviator.ts';
import { crashOdds } from '#domain/odds/crash.ts';
import { diceChart } from '#models/games/dice-chart.ts';
import { requireOdds } from '#models/games/figures-table.ts';
import type { GameSlug } from './games.ts';
import { liveDealerChart } from '#models/games/live-dealer-chart.ts';
import { plinkoChart } from '#models/games/plinko-chart.ts';
import { reachChart } from '#models/games/reach-chart.ts';

const CRASH_RTP_FRACTION = 0.99;

/** The chart of each game, with its figures as tables. */
export const CHARTS = {
  crash: () =>
    reachChart({
      rtpFraction: CRASH_RTP_FRACTION,
      oddsAt: (targetMultiplier) =>
        requireOdds(crashOdds({ targetMultiplier, rtpFraction: CRASH_RTP_FRACTION })),
    }),
  aviator: () =>
    reachChart({
      rtpFraction: AVIATOR_STATED_RTP_FRACTION,
      oddsAt: (targetMultiplier) => requireOdds(aviatorOdds(targetMultiplier)),
      caveat:
        'A working model: the vendor publishes the return but not the rule, so the last decimals are not certain.',
    }),
  dice: diceChart,
  plinko: plinkoChart,
  'live-dealer': liveDealerChart,
} satisfies Record<GameSlug, (game: CollectionEntry<'games'>['data']) => unknown>;
