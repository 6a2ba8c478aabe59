import {
  HELD_VISIT,
  LONGEST_VISIT,
  PAID_VISIT,
  UNPAID_VISIT,
  WEAK_VISIT,
} from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { PaidLink } from './PaidLink.tsx';

export const examples: Examples<typeof PaidLink> = {
  usual: { visit: PAID_VISIT },
  unpaid: { visit: UNPAID_VISIT, size: 'small' },
  weak: { visit: WEAK_VISIT },
  warned: { visit: WEAK_VISIT, isWarned: true },
  held: { visit: HELD_VISIT },
  longest: { visit: LONGEST_VISIT, wide: true },
};
