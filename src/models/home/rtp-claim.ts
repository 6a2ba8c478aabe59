import { money, multiplyMoney, subtractMoney } from '#domain/money/money.ts';
import { formatMoney, formatPercent } from '#format/text.ts';

type Claim = { game: string; rtpPercent: number };
type Example = { stakeUsd: number; rounds: number };

/** RTP that a casino claims, with its source, and the average loss that it means. */
export function rtpClaim({ game, rtpPercent }: Claim, { stakeUsd, rounds }: Example) {
  const stake = money(stakeUsd);
  const stakePerRound = multiplyMoney(stake, 1 / rounds);
  const returned = multiplyMoney(stake, rtpPercent / 100);
  return {
    claim: `Claims ${formatPercent(rtpPercent)} RTP for its game ${game}.`,
    ledger: {
      caption: `What a return of ${formatPercent(rtpPercent)} means`,
      rows: [
        {
          label: 'You stake',
          working: `${rounds} rounds of ${formatMoney(stakePerRound)}`,
          figure: formatMoney(stake),
        },
        {
          label: 'Claimed return',
          working: formatPercent(rtpPercent),
          figure: formatMoney(returned),
        },
      ],
      total: {
        label: 'Average cost',
        figure: formatMoney(subtractMoney(returned, stake)),
        tone: 'cost' as const,
      },
    },
    smallPrint: 'Terms apply. The claim is the casino’s own; other games there may return less.',
  };
}
