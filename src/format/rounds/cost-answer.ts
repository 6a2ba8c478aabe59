import type { AuditReport, CurrencyCost } from '#domain/rounds/report.ts';
import { formatCount } from '../text.ts';
import type { AnswerWords } from './audit-answers.ts';
import { formatDecimal, formatSize, isNegativeDecimal } from './decimal-words.ts';

/** What the rounds cost, by currency. It judges nobody, so its verdict is that the sum was made. */
export function costAnswer({ costs }: AuditReport): AnswerWords {
  const [first] = costs;
  return {
    id: 'cost',
    question: 'What did it cost, and was that luck?',
    verdict: costs.some(({ expectedCost }) => expectedCost !== null) ? 'follows' : 'open',
    figure: first === undefined ? 'These files hold no stakes.' : costLine(first),
    evidence: costs.slice(1).map(costLine),
    limit:
      'The edge is what the casino states. One history cannot show whether its odds are the stated ones.',
    tallies: [],
    usual: [],
  };
}

/** You lost 12.5 USDT; the stated edge costs 10 USDT on average. */
export function costLine({ net, currency, expectedCost }: CurrencyCost): string {
  const outcome =
    Number(net) === 0
      ? 'You ended even'
      : `You ${isNegativeDecimal(net) ? 'lost' : 'won'} ${formatSize(net, currency)}`;
  if (expectedCost === null) return `${outcome}. No stated edge is on file for these games.`;
  return `${outcome}. The stated edge costs ${formatDecimal(expectedCost, currency)} on average.`;
}

/** Of 1,000 players with these very bets, 310 would have ended lower. */
export function luckLine({ lowerOf1000 }: CurrencyCost): string | null {
  if (lowerOf1000 === null) return null;
  const { from, to, how, rounds } = lowerOf1000;
  const share =
    from === to ? formatCount(from) : `between ${formatCount(from)} and ${formatCount(to)}`;
  const basis = how === 'exact' ? 'Worked out exactly' : 'A bound, not an estimate';
  return `Of 1,000 players who made these very bets, ${share} would have lost more. ${basis}, over ${formatCount(rounds)} rounds with known odds.`;
}
