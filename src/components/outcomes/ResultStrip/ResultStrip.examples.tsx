import type { Examples } from '../../examples.ts';
import type { ResultStrip, ResultStripModel } from './ResultStrip.tsx';

const HEIGHTS = Array.from({ length: 24 }, (_, index) => (index + 8) / 32);

/** 73 who lose everything, 3 who keep a part, 24 who leave with more. */
const STRIP: ResultStripModel = {
  bars: [
    ...Array.from({ length: 73 }, () => ({ kind: 'lost' as const, height: 0, text: '$0' })),
    ...[0.1, 0.17, 0.2].map((height) => ({ kind: 'less' as const, height, text: '$80' })),
    ...HEIGHTS.map((height) => ({ kind: 'more' as const, height, text: '$1,105' })),
  ],
  putIn: { height: 0.22, text: '$200 put in' },
  named: [
    { share: 0.1, label: '10th', text: '$0' },
    { share: 0.25, label: '25th', text: '$0' },
    { share: 0.5, label: '50th', text: '50 cents' },
    { share: 0.75, label: '75th', text: '$158' },
    { share: 0.9, label: '90th', text: '$1,105' },
    { share: 0.99, label: '99th', text: '$2,501' },
  ],
};

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
