import type { Examples } from '../../examples.ts';
import type { PlanProgress } from './PlanProgress.tsx';

export const examples: Examples<typeof PlanProgress> = {
  usual: { stage: 'figures', share: 0.62 },
  empty: { stage: 'figures', share: 0 },
  drawing: { stage: 'drawing', share: 0.2 },
};
