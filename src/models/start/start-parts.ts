import {
  engraveBalance,
  engraveDial,
  engraveReceipts,
  engraveSplitSeal,
  engraveStopwatch,
  engraveTwoChips,
} from '#art/vignettes.ts';
import { money, type Money, subtractMoney } from '#domain/money/money.ts';
import { hourlyCost } from '#domain/odds/hourly-cost.ts';
import { sessionFragment } from '#domain/outcomes/session-fields.ts';
import { BETS_PER_HOUR } from '#domain/outcomes/yardstick-case.ts';
import { resultHeading } from '#format/outcome-results.ts';
import { playedSummary } from '#format/outcome-views.ts';
import { formatCount, formatMoney, formatPercent } from '#format/text.ts';
import type { Site } from '#schemas/site.ts';
import { heroPlan, playedPlan } from '../outcomes/hero-plan.ts';
import { printed } from '../pictures/printed.ts';

/** Bet of the examples, in dollars. */
const BET = 1;

/** Parts of the page for beginners. Another page works each figure out in full. */
export function startParts(
  heroExample: Site['heroExample'],
  leastDeposits: readonly (Money | null)[],
  { age, place }: { age: string; place: string },
) {
  const { rtpPercent, bonusUsd, wageringMultiple } = heroExample;
  const { plan, played } = playedPlan(heroPlan(heroExample).typed);
  const hour = hourOfSlots(rtpPercent);
  const least = depositSpan(leastDeposits);
  const { groups, caseText } = playedSummary(plan.terms, played);
  return [
    {
      title: 'What it is',
      art: printed(engraveTwoChips()),
      lines: [
        'An online casino that takes coins instead of cards. The games and the odds are the ones you know.',
        'What’s different: nobody can reverse a payment, and often nobody outside can make the casino pay.',
      ],
      figure: { value: '$0', text: 'comes back by chargeback. There is none.' },
      links: [{ text: 'How coins move', href: '/crypto-wallets' }],
    },
    {
      title: 'Whether you may',
      art: printed(engraveSplitSeal()),
      lines: [
        'Your country decides, sometimes your state. A casino that lets you in can still refuse you when you cash out.',
      ],
      figure: { value: age, place },
      links: [{ text: 'All countries', href: '/country' }],
    },
    {
      title: 'What it costs',
      art: printed(engraveStopwatch()),
      lines: ['Every game keeps a share of each bet. Small bets add up fast.'],
      figure: { ledger: hour },
      links: [{ text: 'Work out your own hour', href: hour.href }],
    },
    {
      title: 'What you need',
      art: printed(engraveReceipts()),
      lines: [
        'Bitcoin or another coin. Buy it on an exchange licensed where you live.',
        'A wallet of your own. Not the exchange’s.',
        'The same network at both ends. The wrong one can lose it all.',
        'Your ID. A casino may ask at any time.',
      ],
      figure: least === null ? {} : { value: least, text: 'is the smallest deposit, by casino.' },
      links: [{ text: 'Deposits and payouts', href: '/payments-kyc' }],
    },
    {
      title: 'What goes wrong',
      art: printed(engraveBalance()),
      lines: [
        'A bonus rule takes the win.',
        'An ID check comes when you cash out.',
        'A fake site wears the real one’s name.',
        'A helper wants a fee to get your money back.',
      ],
      figure: {
        groups,
        caseText,
        text: `${resultHeading(played)}: $${bonusUsd} of bonus, wagered ${wageringMultiple} times.`,
      },
      links: [
        { text: 'Weigh a bonus', href: '/tools/bonus' },
        { text: 'It won’t pay? Make a case', href: '/tools/case' },
      ],
    },
    {
      title: 'Before you start',
      art: printed(engraveDial()),
      lines: [
        'Write down two numbers: what tonight may cost, and when you stop. Count the money as spent.',
        'Not playing costs nothing, and no system beats the odds.',
      ],
      figure: {},
      links: [
        { text: 'Take the self-check', href: '/responsible-gaming#self-check' },
        { text: 'See the casinos', href: '/#casinos' },
      ],
    },
  ];
}

function hourOfSlots(rtpPercent: number) {
  const edgePercent = 100 - rtpPercent;
  const bet = money(BET);
  const hour = { roundsPerHour: BETS_PER_HOUR, bet, edgeFraction: edgePercent / 100 };
  const pace = `${BETS_PER_HOUR}`;
  const typed = { game: 'ordinary', rtp: `${rtpPercent}`, bankroll: '100', bet: `${BET}`, pace };
  return {
    caption: 'Average cost of an hour on a slot',
    rows: [
      { label: 'Spins in an hour', figure: formatCount(BETS_PER_HOUR) },
      { label: 'One spin', figure: formatMoney(bet) },
      { label: 'Kept by an ordinary slot', figure: formatPercent(edgePercent) },
    ],
    total: {
      label: 'An hour, on average',
      figure: formatMoney(subtractMoney(money(0), hourlyCost(hour).averageCost)),
      tone: 'cost' as const,
    },
    href: `/tools/session#${sessionFragment({ ...typed, rounds: pace })}`,
  };
}

/** $1 to $100: the smallest deposits that casinos accept; `null` where none is known in dollars. */
function depositSpan(deposits: readonly (Money | null)[]): string | null {
  const known = deposits.flatMap((sum) => (sum?.currency === 'USD' ? sum.minorUnits : []));
  if (known.length === 0) return null;
  const ends = new Set([Math.min(...known), Math.max(...known)]);
  return [...ends].map((minorUnits) => formatMoney({ minorUnits, currency: 'USD' })).join(' to ');
}
