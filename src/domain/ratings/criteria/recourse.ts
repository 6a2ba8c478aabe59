import { type Criterion, type Judgement, unrated } from '../criterion.ts';
import type { Recourse } from '../../casinos/facts.ts';

const JUDGEMENTS: Record<Recourse, Judgement> = {
  'independent-body': {
    verdict: 'pass',
    reason: 'The terms name a body outside the casino for disputes.',
  },
  'regulator-complaint': {
    verdict: 'partial',
    reason: 'The regulator takes complaints; no independent body decides them.',
  },
  'operator-only': {
    verdict: 'fail',
    reason: 'The casino has the last word in a dispute.',
  },
};

export const recourse: Criterion = {
  id: 'recourse',
  name: 'Recourse',
  question: 'Who decides if you and the casino disagree?',
  rule: {
    pass: 'A named body that is independent of the casino.',
    partial: 'The regulator takes complaints.',
    fail: 'The casino itself.',
  },
  judge: ({ facts }) =>
    facts.recourse === null ? unrated('who decides disputes') : JUDGEMENTS[facts.recourse.value],
};
