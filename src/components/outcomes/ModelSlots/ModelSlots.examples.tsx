import type { Examples } from '../../examples.ts';
import type { ModelSlots } from './ModelSlots.tsx';

export const examples: Examples<typeof ModelSlots> = {
  usual: {
    rtp: '96%',
    models: [
      {
        name: 'ordinary',
        spread: '10.2',
        payouts: [
          { multiple: '0.5×', chance: '15.7%' },
          { multiple: '800×', chance: '0.0112%' },
        ],
      },
    ],
  },
};
