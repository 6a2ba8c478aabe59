import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { SelfCheckQuestions } from './SelfCheckQuestions.tsx';

const OPTIONS = [
  { label: 'Never', points: 0 },
  { label: 'Sometimes', points: 1 },
  { label: 'Most of the time', points: 2 },
  { label: 'Almost always', points: 3 },
];

export const examples: Examples<typeof SelfCheckQuestions> = {
  usual: {
    period: 'In the last 12 months',
    questions: [{ id: 'bet', text: 'Have you bet more than you could afford?' }],
    options: OPTIONS,
    unanswered: [],
  },
  unanswered: {
    period: 'In the last 12 months',
    questions: [{ id: 'missed', text: 'Have you gone back to win money back?' }],
    options: OPTIONS,
    unanswered: [0],
  },
  longest: {
    period: 'In the last 12 months',
    questions: [{ id: 'long', text: LONG_TEXT }],
    options: OPTIONS.map(({ label, points }) => ({ label: `${label}, as far as I know`, points })),
    unanswered: [],
  },
};
