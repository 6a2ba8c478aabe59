import { LONG_TEXT } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { HistoryFiles } from './HistoryFiles.tsx';

const USUAL: Examples<typeof HistoryFiles>['usual'] = {
  ...{ names: ['bets-2026-01-28.json', 'photo.png'], read: [{ file: 0, rounds: 224 }] },
  ...{ refused: { 1: 'not-text' }, unmapped: [] },
};

export const examples: Examples<typeof HistoryFiles> = {
  usual: USUAL,
  empty: { names: [], refused: {}, read: [], unmapped: [] },
  longest: { ...USUAL, names: ['', `<img src=x>${LONG_TEXT}`] },
};
