import type { Examples } from '../../examples.ts';
import type { ErrorSummary } from './ErrorSummary.tsx';

export const examples: Examples<typeof ErrorSummary> = {
  usual: { errors: [{ field: 'subject', reason: 'required' }] },
  longest: {
    errors: [
      { field: 'firstName', reason: 'required' },
      { field: 'lastName', reason: 'too-long' },
      { field: 'email', reason: 'required' },
      { field: 'message', reason: 'too-long' },
    ],
  },
};
