import { CASHABLE } from '#domain/outcomes/cash-out.ts';
import { edgeFractionOf, standardDeviationOf } from '#domain/outcomes/pay-table.ts';
import { oneStart, type Plan } from '#domain/outcomes/plan.ts';
import {
  evenMoneyGame,
  YARDSTICK_RTP_FRACTION,
  YARDSTICK_SLOTS,
  yardstickSlot,
} from '#domain/outcomes/yardstick-games.ts';
import { BET_SHARE, BETS_PER_HOUR, DEPOSIT } from '#domain/outcomes/yardstick-case.ts';
import { multiplyMoney } from '#domain/money/money.ts';
import { formatPace } from '#format/outcome-words.ts';
import { formatMoney, formatPercent } from '#format/text.ts';
import { workedOut } from './outcome-memo.ts';

const DOLLAR = 100;

/** Small enough to compute by hand: $1 deposited, $1 of bonus, three bets of $1 on red or black. */
const BY_HAND: Plan = {
  table: evenMoneyGame(),
  depositMinor: DOLLAR,
  betMinor: DOLLAR,
  starts: oneStart(2 * DOLLAR, 3 * DOLLAR, DOLLAR),
  rule: { ...CASHABLE, forfeitsUnfinished: true },
};

/** Model slots and the example by hand, computed by the code that the page explains. */
export function methodPage() {
  const { chances, averageBalanceMinor, averageTurnoverMinor } = workedOut(BY_HAND);
  return {
    models: YARDSTICK_SLOTS.map((name) => {
      const table = yardstickSlot(name);
      return {
        name,
        spread: standardDeviationOf(table).toFixed(1),
        payouts: table.map(({ chance, multiple }) => ({
          multiple: `${multiple}×`,
          chance: formatPercent(chance * 100, 4),
        })),
      };
    }),
    rtp: formatPercent(YARDSTICK_RTP_FRACTION * 100),
    yardstick: {
      deposit: formatMoney(DEPOSIT),
      bet: formatMoney(multiplyMoney(DEPOSIT, BET_SHARE)),
      share: formatPercent(BET_SHARE * 100),
      pace: formatPace(BETS_PER_HOUR),
    },
    byHand: {
      loses: formatPercent(chances.loses * 100),
      even: formatPercent(chances.even * 100),
      above: formatPercent(chances.above * 100),
      average: (averageBalanceMinor / DOLLAR).toFixed(4),
      turnover: (averageTurnoverMinor / DOLLAR).toFixed(4),
      edge: formatPercent(edgeFractionOf(BY_HAND.table) * 100),
    },
  };
}
