import { AVIATOR_ASSUMED_RTP_FRACTION, crashOdds } from '#domain/odds/crash.ts';
import { diceOdds } from '#domain/odds/dice.ts';
import { plinkoOdds } from '#domain/odds/plinko.ts';
import { PLINKO_RISKS } from '#domain/odds/plinko-tables.ts';
import { ROULETTE_BETS, type RouletteBet, rouletteOdds } from '#domain/odds/roulette.ts';
import { CASHABLE } from '#domain/outcomes/cash-out.ts';
import { oneStart } from '#domain/outcomes/plan.ts';
import { evenMoneyGame } from '#domain/outcomes/yardstick-games.ts';
import { formatChance, formatDeviation, formatOneIn } from '#format/odds-text.ts';
import { formatCount } from '#format/text.ts';
import { workedOut } from '../outcomes/outcome-memo.ts';
import { type FiguresTable, figuresTable } from './figures-table.ts';

const BANKROLL_UNITS = 50;
const SESSIONS = [100, 500, 2000] as const;
const BOARDS = [8, 12, 16] as const;

/** Tables of variance, computed exactly. */
export const SPREAD_TABLES = {
  crash: () => [sessions('rounds', chanceToDouble(0.99))],
  aviator: () => [sessions('rounds', chanceToDouble(AVIATOR_ASSUMED_RTP_FRACTION))],
  // A roll under 49.50 pays exactly 2×.
  dice: () => [sessions('rolls', diceOdds({ target: 49.5, quotedRtpFraction: 0.99 }).chance)],
  plinko: () => [plinkoRisks()],
  'live-dealer': () => [
    sessions('spins on red', rouletteOdds('even-money').chance),
    rouletteBets(),
  ],
} satisfies Record<string, () => FiguresTable[]>;

const chanceToDouble = (rtpFraction: number): number =>
  crashOdds({ targetMultiplier: 2, rtpFraction }).chance;

/** Results of sessions of flat bets at 2×. */
function sessions(unit: string, winChance: number): FiguresTable {
  return figuresTable(
    `How sessions end: one unit a time at 2×, ${BANKROLL_UNITS} units to start with`,
    ['Length', 'Ahead', 'Level', 'Behind', `All ${BANKROLL_UNITS} gone`],
    SESSIONS.map((bets) => {
      const { chances } = workedOut({
        table: evenMoneyGame(winChance),
        depositMinor: BANKROLL_UNITS,
        betMinor: 1,
        starts: oneStart(BANKROLL_UNITS, bets, 1),
        rule: CASHABLE,
      });
      const { above, even, less, loses } = chances;
      return [
        `${formatCount(bets)} ${unit}`,
        ...[above, even, less, loses].map((chance) => formatChance(chance)),
      ];
    }),
  );
}

function plinkoRisks(): FiguresTable {
  return figuresTable(
    'Return and spread of twelve published tables',
    [
      'Board',
      'Return (RTP)',
      'Standard deviation per unit',
      'Pays less than the stake',
      'Outermost buckets',
    ],
    BOARDS.flatMap((rows) =>
      PLINKO_RISKS.map((risk) => {
        const odds = plinkoOdds(rows, risk);
        return [
          `${rows} rows, ${risk}`,
          formatChance(odds.rtpFraction, 4),
          formatDeviation(odds.standardDeviation),
          formatChance(odds.chanceBelowStake),
          formatOneIn(odds.edgeBucketChance),
        ];
      }),
    ),
  );
}

const ROULETTE_BET_NAMES: Record<RouletteBet, string> = {
  'even-money': 'Even money, 18 numbers',
  dozen: 'Dozen or column, 12 numbers',
  'six-line': 'Six line, 6 numbers',
  corner: 'Corner, 4 numbers',
  street: 'Street, 3 numbers',
  split: 'Split, 2 numbers',
  straight: 'Straight up, 1 number',
};

function rouletteBets(): FiguresTable {
  const bets = Object.keys(ROULETTE_BET_NAMES) as RouletteBet[];
  return figuresTable(
    'European roulette: one price, seven spreads',
    ['Bet', 'Pays', 'Chance', 'House edge', 'Standard deviation per unit'],
    bets.map((bet) => {
      const { chance, edgeFraction, standardDeviation } = rouletteOdds(bet);
      return [
        ROULETTE_BET_NAMES[bet],
        `${36 / ROULETTE_BETS[bet] - 1}:1`,
        formatChance(chance, 2),
        formatChance(edgeFraction, 4),
        formatDeviation(standardDeviation),
      ];
    }),
  );
}
