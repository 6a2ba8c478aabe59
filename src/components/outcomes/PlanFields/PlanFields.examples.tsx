import type { Examples } from '../../examples.ts';
import { TYPED } from '../example-plan.ts';
import type { PlanFields } from './PlanFields.tsx';

export const examples: Examples<typeof PlanFields> = {
  usual: {
    typed: TYPED,
    defaults: TYPED,
    reasons: {},
    bets: { working: '$200 × 35', figure: '$7,000' },
  },
  empty: { typed: {}, defaults: {}, reasons: {}, bets: null },
  'wrong in many places': {
    typed: { ...TYPED, cap: 'sum' },
    defaults: { ...TYPED, deposit: 'a hundred', cap: 'sum', capsum: '0', bet: '900' },
    reasons: { deposit: 'not-a-number', capsum: 'too-small', bet: 'above-balance' },
    bets: null,
  },
  'a bet of your own': {
    typed: { ...TYPED, kind: 'spins', game: 'own' },
    defaults: { ...TYPED, kind: 'spins', spins: '20', spin: '0.20', game: 'own', chance: '48' },
    reasons: {},
    bets: { working: 'what the spins win × 35', figure: null },
  },
};
