import type { Examples } from '../../examples.ts';
import type { SelfCheckByHand } from './SelfCheckByHand.tsx';

export const examples: Examples<typeof SelfCheckByHand> = {
  usual: {
    options: [
      { label: 'Never', points: 0 },
      { label: 'Sometimes', points: 1 },
      { label: 'Most of the time', points: 2 },
      { label: 'Almost always', points: 3 },
    ],
    instrument: 'An invented questionnaire, 2001',
    bands: [
      { minPoints: 0, maxPoints: 0, name: 'No risk', text: 'As things stand.' },
      { minPoints: 1, maxPoints: 2, name: 'Low risk', text: 'Some signs.' },
    ],
  },
};
