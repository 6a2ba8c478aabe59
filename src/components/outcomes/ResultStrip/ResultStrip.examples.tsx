import type { Examples } from '../../examples.ts';
import { STRIP } from '../example-plan.ts';
import type { ResultStrip } from './ResultStrip.tsx';

export const examples: Examples<typeof ResultStrip> = {
  usual: { strip: STRIP },
  chosen: { strip: STRIP, player: 76, onChoose: () => undefined },
  'nothing at risk': {
    strip: {
      ...STRIP,
      putIn: null,
      bars: STRIP.bars.map((bar) => (bar.kind === 'lost' ? { ...bar, kind: 'none' } : bar)),
    },
  },
  longest: {
    strip: {
      ...STRIP,
      named: STRIP.named.map((one) => ({ ...one, text: '$1,000,000,000,000.00' })),
    },
  },
};
