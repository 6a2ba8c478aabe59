import type { Examples } from '../../examples.ts';
import type { VerifierFields } from './VerifierFields.tsx';

const TYPED = {
  revealed: '0123456789abcdef'.repeat(4),
  seed: 'a-seed-of-the-player',
  nonce: '7',
  rows: '16',
  risk: 'low',
  shownHash: '',
  claim: '',
};

export const examples: Examples<typeof VerifierFields> = {
  usual: { methods: ['dice', 'hash-only'], method: 'dice', defaults: TYPED, reasons: {} },
  mistakes: {
    methods: ['plinko'],
    method: 'plinko',
    defaults: { ...TYPED, revealed: '' },
    reasons: { revealed: 'seed-missing', nonce: 'nonce-not-whole', risk: 'risk-missing' },
  },
  hashAlone: { methods: ['dice', 'hash-only'], method: 'hash-only', defaults: TYPED, reasons: {} },
};
