import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import {
  COLUMN,
  CREDIT_COLUMN,
  LONGEST_COLUMN,
  OUTCOME_BEST,
  ROW_GROUPS,
  UNKNOWN_COLUMN,
} from '../example-columns.ts';
import type { SideBySideTable } from './SideBySideTable.tsx';

const SHARED = {
  groups: ROW_GROUPS,
  outcomeBest: OUTCOME_BEST,
  isBusy: false,
  onRemove: () => undefined,
};

export const examples: Examples<typeof SideBySideTable> = {
  usual: { ...SHARED, caption: 'Two casinos, fact by fact', columns: [COLUMN, CREDIT_COLUMN] },
  differences: {
    ...SHARED,
    caption: 'Two casinos, where they differ',
    columns: [COLUMN, CREDIT_COLUMN],
    isBusy: true,
  },
  unknown: {
    ...SHARED,
    caption: 'A casino of which nothing is known',
    columns: [UNKNOWN_COLUMN],
    onRemove: null,
  },
  longest: { ...SHARED, caption: LONGEST_NAME, columns: [LONGEST_COLUMN, COLUMN] },
};
