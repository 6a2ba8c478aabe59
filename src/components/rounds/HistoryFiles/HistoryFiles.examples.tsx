import { LONG_TEXT } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { HistoryFiles } from './HistoryFiles.tsx';

export const examples: Examples<typeof HistoryFiles> = {
  usual: {
    files: [
      { name: 'bets-2026-01-28.json', state: 'read', sentence: '224 rounds.' },
      { name: 'photo.png', state: 'refused', sentence: 'This is no text.' },
    ],
  },
  empty: { files: [] },
  longest: {
    files: [
      { name: `<img src=x onerror=alert(1)>${LONG_TEXT}`, state: 'refused', sentence: LONG_TEXT },
    ],
  },
};
