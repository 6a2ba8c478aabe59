import { LONG_TEXT } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { HistoryFiles } from './HistoryFiles.tsx';

const READ = { name: 'bets-2026-01-28.json', sentence: '224 rounds.', isRefused: false };

export const examples: Examples<typeof HistoryFiles> = {
  usual: { files: [READ, { name: 'photo.png', sentence: 'This is no text.', isRefused: true }] },
  empty: { files: [] },
  longest: { files: [{ name: `<img src=x>${LONG_TEXT}`, sentence: LONG_TEXT, isRefused: true }] },
};
