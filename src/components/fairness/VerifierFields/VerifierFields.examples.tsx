import type { Examples } from '../../examples.ts';
import type { VerifierFields } from './VerifierFields.tsx';

const SEED_PAIR = {
  fields: [
    { name: 'revealed', label: 'Server seed, revealed', control: 'wide' as const },
    { name: 'seed', label: 'Client seed' },
    { name: 'nonce', label: 'Nonce', hint: 'The number of the bet.', control: 'digits' as const },
    {
      name: 'risk',
      label: 'Risk',
      control: [
        ['low', 'Low'],
        ['high', 'High'],
      ] as const,
    },
  ],
};
const HASH_ALONE = {
  fields: [
    { name: 'revealed', label: 'Value that was revealed', control: 'wide' as const },
    { name: 'shownHash', label: 'Hash shown before', control: 'wide' as const },
  ],
};

const TYPED = {
  revealed: '0123456789abcdef'.repeat(4),
  seed: 'a-seed-of-the-player',
  nonce: '7',
  risk: 'low',
  shownHash: '',
};

export const examples: Examples<typeof VerifierFields> = {
  usual: { schemes: [SEED_PAIR, HASH_ALONE], scheme: SEED_PAIR, defaults: TYPED, reasons: {} },
  mistakes: {
    schemes: [SEED_PAIR],
    scheme: SEED_PAIR,
    defaults: { ...TYPED, revealed: '' },
    reasons: { revealed: 'seed-missing', nonce: 'nonce-not-whole' },
  },
  hashAlone: { schemes: [SEED_PAIR, HASH_ALONE], scheme: HASH_ALONE, defaults: TYPED, reasons: {} },
};
