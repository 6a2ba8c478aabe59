import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ChosenStatus } from './ChosenStatus.tsx';

const HANDLERS = { onShow: () => undefined, onRetry: () => undefined };

export const examples: Examples<typeof ChosenStatus> = {
  usual: {
    text: 'Ash and Bay side by side. They differ in 14 of 26 facts.',
    leftOut: [],
    waiting: [{ id: 'cole', name: 'Cole' }],
    failure: null,
    ...HANDLERS,
  },
  failed: {
    text: 'Ash alone. Add another casino to compare it with.',
    leftOut: ['Left out, for no casino here has this id: ashes.'],
    waiting: [],
    failure: 'Bay could not be fetched. What you chose still stands in the address.',
    ...HANDLERS,
  },
  longest: {
    text: LONG_TEXT,
    leftOut: [LONG_TEXT, `${LONG_TEXT} ${LONGEST_NAME}`],
    waiting: [{ id: 'longest', name: LONGEST_NAME }],
    failure: LONG_TEXT,
    ...HANDLERS,
  },
};
