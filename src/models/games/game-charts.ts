import type { GameSlug } from '#domain/games/game-slugs.ts';
import { AVIATOR_ASSUMED_RTP_FRACTION } from '#domain/odds/crash.ts';
import type { Game } from '#schemas/game.ts';
import { diceChart } from './dice-chart.ts';
import { liveDealerChart } from './live-dealer-chart.ts';
import { plinkoChart } from './plinko-chart.ts';
import { reachChart } from './reach-chart.ts';

const CRASH_RTP_FRACTION = 0.99;

export const CHARTS = {
  crash: () => reachChart(CRASH_RTP_FRACTION),
  aviator: () =>
    reachChart(
      AVIATOR_ASSUMED_RTP_FRACTION,
      'A working model: we found no page of the vendor with the return or the rule, so no figure here is certain.',
    ),
  dice: diceChart,
  plinko: plinkoChart,
  'live-dealer': liveDealerChart,
} satisfies Record<GameSlug, (game: Game) => unknown>;
