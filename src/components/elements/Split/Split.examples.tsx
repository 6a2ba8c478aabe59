import type { Examples } from '../../examples.ts';
import type { Split } from './Split.tsx';

export const examples: Examples<typeof Split> = {
  usual: { children: <p>The text.</p>, rail: <p>Beside it, or below.</p> },
  before: { children: <p>The text.</p>, rail: <p>Beside it, or above.</p>, railOnPhone: 'before' },
};
