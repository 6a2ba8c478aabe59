import type { Examples } from '../../examples.ts';
import { CREDIT_GROUPS, GROUPS } from '../example-outcome.ts';
import type { HundredChips } from './HundredChips.tsx';

export const examples: Examples<typeof HundredChips> = {
  usual: { groups: GROUPS, size: 'small', label: 'Of 100 players, 73 lose everything.' },
  engraved: { groups: GROUPS, size: 'engraved', label: null },
  wide: { groups: GROUPS, size: 'small', columns: 20, label: null },
  'nothing at risk': { groups: CREDIT_GROUPS, size: 'small', columns: 10, label: null },
};
