import type { Examples } from '../../examples.ts';
import type { ContactFields } from './ContactFields.tsx';

export const examples: Examples<typeof ContactFields> = {
  usual: { errors: [], counts: null, withTrap: true },
  mistakes: {
    withTrap: false,
    counts: {
      subject: { used: 115, left: 5, state: 'near' },
      message: { used: 4100, left: -100, state: 'over' },
    },
    errors: [
      { field: 'firstName', reason: 'required' },
      { field: 'email', reason: 'not-an-email' },
      { field: 'message', reason: 'too-long' },
    ],
  },
  counted: {
    errors: [],
    withTrap: false,
    counts: {
      subject: { used: 12, left: 108, state: 'within' },
      message: { used: 0, left: 4000, state: 'within' },
    },
  },
};
