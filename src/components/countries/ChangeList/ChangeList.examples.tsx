import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { ChangeList } from './ChangeList.tsx';

export const examples: Examples<typeof ChangeList> = {
  usual: {
    changes: [{ on: '2026-03-03', date: 'Mar 3, 2026', what: 'A new act came into force.' }],
  },
  longest: { changes: [{ on: '2026-09-28', date: 'Sep 28, 2026', what: LONG_TEXT }] },
};
