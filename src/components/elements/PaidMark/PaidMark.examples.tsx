import type { Examples } from '../../examples.ts';
import type { PaidMark } from './PaidMark.tsx';

export const examples: Examples<typeof PaidMark> = {
  usual: { paid: true },
  unpaid: { paid: false },
  longest: { paid: true, children: '. 18+, terms apply.' },
};
