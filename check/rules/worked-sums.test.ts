import { expect, test } from 'vitest';
import { problemsSaid } from '../describe-issue.ts';
import { workedSums } from './worked-sums.ts';

/** Lines of label | working | figure | tone, the total last; what is expected, worked by hand. */
test.each([
  ['A |  | $5; B | 300 bets × $2.00 | $700', '600, as 300 bets × $2.00 is'],
  ['A | 0.5% + 1.2% | 1.9%; B |  | 1', '1.7, as 0.5% + 1.2% is'],
  ['A |  | $5.10; B |  | −$2; Total |  | $7.10', '3.1, as the lines above come to'],
  ['A |  | −$5 | gain; B |  | $1', 'cost, or a figure without a minus'],
  ['A | 100 × 33% | $33.33; Share | $0.30 ÷ $50 | 0.60%; Cost, $800 × 2% |  | −$16'],
  ['Fee | $100 + 10% | $110; Hours | 40 × 3 | 2 h; Wait | 45 + 30 | 75 min'],
  ['A |  | 10; Subtotal |  | 10; B |  | 5; Total |  | 15'],
  ['Bets |  | 700; Bet |  | $5; Total |  | $3,500'],
])('of the lines %s is expected: %s', (text, ...expected) => {
  const lines = text.split('; ').map((line) => {
    const [label = '', working, figure = '', tone] = line.split(' | ');
    return { label, working, figure, tone: tone as 'gain' | undefined };
  });
  const ledger = { caption: 'A', rows: lines.slice(0, -1), total: lines.at(-1) };
  const said = problemsSaid((say) => workedSums('a.md', ledger as never, say));
  expect(said.map((one) => one.expected)).toEqual(expected);
});
