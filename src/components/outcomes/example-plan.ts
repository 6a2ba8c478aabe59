import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import type { OutcomeReceiptModel } from './OutcomeReceipt/OutcomeReceipt.tsx';
import type { ResultStripModel } from './ResultStrip/ResultStrip.tsx';

/** A match of which every usual term is filled in. */
export const TYPED: TypedPlan = {
  kind: 'match',
  deposit: '200',
  match: '100',
  largest: '200',
  wagering: '35',
  base: 'bonus',
  game: 'ordinary',
  rtp: '96.5',
  bet: '1',
  maxbet: '5',
  days: '14',
  counts: '100',
  bonus: 'cashable',
  cap: 'none',
  currency: 'USD',
};

const HEIGHTS = Array.from({ length: 24 }, (_, index) => (index + 8) / 32);

/** 73 who lose everything, 3 who keep a part, 24 who leave with more. */
export const STRIP: ResultStripModel = {
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

export const RECEIPT: OutcomeReceiptModel = {
  serial: '7F3A 91C2 0D5B 21',
  rows: [
    { label: 'You put in', value: '$200' },
    { label: 'They add', value: '100%' },
    { label: 'Wagering', value: '35×' },
    { label: 'You play', value: 'an ordinary slot' },
    { label: 'One bet', value: '$1' },
    { label: 'Of 100 players', value: '73 / 3 / 24' },
  ],
  methodVersion: 1,
  module: { address: '/_astro/outcome.worker-C0ffee00.js', sha256: '0123456789abcdef'.repeat(4) },
};
