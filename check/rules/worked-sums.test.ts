import { expect, test } from 'vitest';
import { problemsSaid } from '../describe-issue.ts';
import { workedSums } from './worked-sums.ts';

/** Label, working and figure of a line; the last one is the total. Worked by hand. */
const said = (...lines: string[]) =>
  problemsSaid((say) => {
    const [total, ...rows] = lines
      .map((line) => line.split(' | '))
      .map(([label = '', working = '', figure = '', tone]) => ({ label, working, figure, tone }))
      .reverse();
    workedSums('a.md', { caption: 'A', rows: rows.reverse(), total } as never, say);
  }).map(
    ({ field, found, expected }) => `${field.slice('ledger.'.length)}: ${found}, not ${expected}`,
  );

test.each([
  [['A |  | $5', 'B | 300 bets × $2.00 | $700'], 'total.figure: $700, not 600, as 300×$2.00 is'],
  [['A | 0.5% + 1.2% | 1.9%', 'B |  | 1'], 'rows[0].figure: 1.9%, not 1.7, as 0.5%+1.2% is'],
  [['A |  | 2', 'Cost, $800 × 2% |  | −$18'], 'total.figure: −$18, not 16, as $800×2% is'],
  [
    ['A |  | $5.10', 'B |  | −$2', 'Total |  | $7.10'],
    'total.figure: $7.10, not 3.1, as the lines above come to',
  ],
  [
    ['A |  | −$5 | gain', 'B |  | $1'],
    'rows[0].tone: gain for −$5, not cost, or a figure without a minus',
  ],
  [
    ['Withdrawal time |  | $5', 'B |  | $1'],
    'rows[0].figure: $5, not a time, as “Withdrawal time” says',
  ],
])('%j is named', (lines, line) => expect(said(...lines)).toEqual([line]));

test.each([
  [['One in three | 100 × 33% | $33.33', 'Share | $0.30 ÷ $50 | 0.60%']],
  [['Fee | $100 + 10% | $110', 'Hours | 40 × 3 | 2 h']],
  [['Always | 24/7 | 1', 'Wait | 45 + 30 | 75 min', 'Total |  | 1 h']],
  [['A |  | 10', 'Subtotal |  | 10', 'B |  | 5', 'Total |  | 15']],
  [['Bets |  | 700', 'Bet |  | $5', 'Total |  | $3,500']],
])('%j is left alone', (lines) => expect(said(...lines)).toEqual([]));
