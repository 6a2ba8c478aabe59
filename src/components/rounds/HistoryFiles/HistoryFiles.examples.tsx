import { LONG_TEXT } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { HistoryFiles } from './HistoryFiles.tsx';

const READ = { name: 'bets-2026-01-28.json', state: 'read', rounds: 224, refusal: null } as const;
const REFUSED = { ...READ, state: 'refused', refusal: 'not-text' } as const;

export const examples: Examples<typeof HistoryFiles> = {
  usual: { files: [READ, REFUSED] },
  empty: { files: [] },
  longest: { files: [{ ...REFUSED, name: `<img src=x>${LONG_TEXT}` }] },
};
