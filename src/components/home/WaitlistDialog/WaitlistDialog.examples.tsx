import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { WaitlistDialog } from './WaitlistDialog.tsx';

export const examples: Examples<typeof WaitlistDialog> = {
  usual: {
    name: 'Example Platform',
    title: 'Why join the waitlist?',
    perks: ['Early access', 'Low fees'].map((title) => ({ title, text: 'A line about it.' })),
    waitlistUrl: 'https://platform.example/',
  },
  longest: {
    name: LONGEST_NAME,
    title: LONGEST_NAME,
    perks: [{ title: LONGEST_NAME, text: LONG_TEXT }],
    waitlistUrl: 'https://platform.example/',
  },
};
