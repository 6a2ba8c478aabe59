import type { Examples } from '../../examples.ts';
import type { CaseByHand } from './CaseByHand.tsx';

export const examples: Examples<typeof CaseByHand> = {
  usual: {
    figures: {
      loses: '26.37%',
      even: '25.66%',
      above: '47.97%',
      average: '1.9260',
      turnover: '2.7363',
      edge: '2.7%',
    },
  },
};
