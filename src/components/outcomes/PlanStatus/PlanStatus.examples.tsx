import type { Examples } from '../../examples.ts';
import type { PlanStatus } from './PlanStatus.tsx';

export const examples: Examples<typeof PlanStatus> = {
  usual: { status: { kind: 'working', stage: 'figures', share: 0.4 }, isStale: false },
  changed: { status: { kind: 'idle' }, isStale: true },
  incomplete: { status: { kind: 'incomplete' }, isStale: true },
  stopped: { status: { kind: 'stopped' }, isStale: false },
  'did not run': { status: { kind: 'failed' }, isStale: false },
  'nothing to wager': { status: { kind: 'refused', reason: 'nothing-to-wager' }, isStale: false },
  'too much': { status: { kind: 'refused', reason: 'too-much-work' }, isStale: true },
};
