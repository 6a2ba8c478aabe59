import type { PlinkoRisk } from '../../odds/plinko-tables.ts';
import type { OperatorId, Play, Round } from '../round.ts';

/** Fields of a round that a row of a source leaves open. */
export const UNSAID = {
  ...{ at: null, currency: '', expectedTake: null, saysWon: null },
  ...{ serverSeedHash: null, clientSeed: null, nonce: null },
} as const;

/** A paid row from the sources of a record, as a round of a history: "stake × shown = paid". */
function paid(operator: OperatorId, play: Play, amounts: string): Round {
  const [stake = '', shown = '', paid = ''] = amounts.split(/ [×=] /);
  const money = { stake, paid, shownMultiplier: shown };
  return { file: 0, row: 1, operator, kind: 'played', play, ...money, ...UNSAID };
}

const drop = (rows: number, risk: PlinkoRisk, path: string | null, bucket: number): Play => {
  return { game: 'plinko', rows, risk, path, bucket };
};
const dig = (mines: number[], opened: number[]): Play => {
  return { game: 'mines', mineCount: mines.length, mines, opened, steps: null, hitMine: false };
};
const roll = (rolled: number, from: number, to: number): Play => {
  return { game: 'dice', roll: rolled, wins: { from, to, outside: false } };
};
const leave = (leftAt: string, bust: string | null, bonusPercent?: string): Play => {
  const bonus = bonusPercent === undefined ? {} : { bonusPercent };
  return { game: 'crash', leftAt, bust, automatic: true, gameNumber: null, ...bonus };
};

/** At least one of each rule that pays, chosen for what another rounding would give: `self-test.test.ts`. */
export const PUBLISHED_PAYOUTS: readonly Round[] = [
  paid(
    'stake',
    drop(16, 'low', 'RLLRRLLRRRRLRRRR', 10),
    '0.00109172 × 1.2 = 0.0013100639999999999',
  ),
  paid('stake', dig([16, 12, 21], [6, 18, 15]), '0.10875042 × 1.4785714 = 0.16079526385714282'),
  paid('stake', leave('2', null), '0.10917152 × 2 = 0.21834304'),
  paid(
    'stake',
    { game: 'sports', odds: ['1.95'], status: 'settled' },
    '0.25231025 × 1.95 = 0.4920049875',
  ),
  paid('duel', drop(14, 'medium', null, 3), '0.01 × 4.03660254 = 0.0403660254'),
  paid('duel', drop(8, 'high', null, 7), '0.01 × 4.03381703 = 0.0403381703'),
  paid('duel', drop(10, 'medium', null, 2), '0.01 × 2.02009479 = 0.0202009479'),
  paid('duel', roll(8046, 3496, 10_000), '0.01 × 1.535895311299000769 = 0.015358953112990008'),
  paid(
    'duel',
    dig([8, 17, 21], [0, 1, 2, 3, 4]),
    '0.01 × 2.017543859649134666 = 0.020155263157894855',
  ),
  paid('duel', leave('1.5', '2.81'), '0.01 × 1.5 = 0.014985'),
  paid('liqd', drop(8, 'low', 'RRLLRRRR', 6), '0.10000000 × 1.1 = 0.11000000'),
  paid('liqd', dig([17], [20]), '0.1 × 1.03 = 0.103125'),
  paid('liqd', roll(7394, 1802, 9728), '0.1 × 1.2490537471612415 = 0.12490538'),
  paid('liqd', roll(1604, 244, 8565), '0.1 × 1.1897608460521572 = 0.11897608'),
  paid('bustabit', leave('126.82', '185.04'), '5 × 126.82 = 634.1'),
  paid('bustabit', leave('1.33', '3.15', '3'), '4 × 1.33 = 5.44'),
];
