import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { ChangeList } from './ChangeList.tsx';

export const examples: Examples<typeof ChangeList> = {
  usual: {
    changes: [{ on: '2026-03-03', date: '3 March 2026', what: 'A new act came into force.' }],
  },
  longest: { changes: [{ on: '2026-09-28', date: '28 September 2026', what: LONG_TEXT }] },
};
