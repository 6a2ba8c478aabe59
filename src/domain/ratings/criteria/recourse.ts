import { type Criterion, type Judgement, unrated } from '../criterion.ts';
import type { Recourse } from '../../casinos/facts.ts';

const JUDGEMENTS: Record<Recourse, Judgement> = {
  'independent-body': {
    verdict: 'pass',
    reason: 'The terms name a body outside the casino for disputes.',
  },
  'regulator-decides': {
    verdict: 'partial',
    reason: 'The regulator decides disputes; no independent body does.',
  },
  'regulator-complaint': {
    verdict: 'fail',
    reason: 'The regulator takes complaints but decides no dispute.',
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
    partial: 'The regulator, if it decides the dispute of a player.',
    fail: 'The casino itself, even if a regulator takes complaints and decides none.',
  },
  judge: ({ facts }) =>
    facts.recourse === null ? unrated('who decides disputes') : JUDGEMENTS[facts.recourse.value],
};
