import type { Examples } from '../../examples.ts';
import type { CheckingPart } from './CheckingPart.tsx';

export const examples: Examples<typeof CheckingPart> = {
  usual: { text: 'Each round can be worked out again.', verifier: <p>The form stands here.</p> },
  empty: { text: 'A round at a table cannot be worked out again.' },
};
