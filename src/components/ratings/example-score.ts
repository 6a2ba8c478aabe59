import { LONG_TEXT, LONGEST_NAME } from '../example-values.ts';
import type { ScoreRow } from './ScoreTable/ScoreTable.tsx';

/** One row of each verdict. */
export const SCORE_ROWS: readonly ScoreRow[] = [
  {
    id: 'licence',
    name: 'Licence',
    reason: 'Seen in the register.',
    verdict: 'pass',
    verdictWord: 'Pass',
    weight: '20%',
    points: '1.00',
    possible: '1.00',
    share: 1,
  },
  {
    id: 'withdrawals',
    name: 'Withdrawals',
    reason: 'Within a day.',
    verdict: 'partial',
    verdictWord: 'Partial',
    weight: '20%',
    points: '0.50',
    possible: '1.00',
    share: 0.5,
  },
  {
    id: 'bonus-terms',
    name: 'Bonus terms',
    reason: 'The wagering costs more than the bonus.',
    verdict: 'fail',
    verdictWord: 'Fail',
    weight: '10%',
    points: '0',
    possible: '0.50',
    share: 0,
  },
  {
    id: 'recourse',
    name: 'Recourse',
    reason: 'Not known: who decides.',
    verdict: 'unrated',
    verdictWord: 'Not judged',
    weight: '10%',
    points: '0',
    possible: '0.50',
    share: 0,
  },
];

export const LONGEST_SCORE_ROW: ScoreRow = {
  id: 'longest',
  name: LONGEST_NAME,
  reason: LONG_TEXT,
  verdict: 'unrated',
  verdictWord: 'Not judged',
  weight: '12.5%',
  points: '0.625',
  possible: '1.125',
  share: 0.556,
};
