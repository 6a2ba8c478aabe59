import type { Examples } from '../../examples.ts';
import type { TableRest } from './TableRest.tsx';

export const examples: Examples<typeof TableRest> = {
  usual: { rowCount: 30, total: 1000, step: 30, onMore: () => undefined },
  last: { rowCount: 30, total: 45, step: 30, onMore: () => undefined },
};
