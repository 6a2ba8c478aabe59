import type { Examples } from '../../examples.ts';
import type { BalanceStatus } from './BalanceStatus.tsx';

export const examples: Examples<typeof BalanceStatus> = {
  usual: { state: { kind: 'working', share: 0.62 } },
  empty: { state: { kind: 'idle' } },
  failed: { state: { kind: 'failed' } },
  longest: { state: { kind: 'refused', reason: 'too-much-work' } },
  nothingToWager: { state: { kind: 'refused', reason: 'nothing-to-wager' } },
};
