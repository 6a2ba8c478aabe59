import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { FaqSection } from './FaqSection.tsx';

export const examples: Examples<typeof FaqSection> = {
  usual: {
    faq: [{ id: 'what', question: 'What is wagering?', answer: 'How often a bonus is bet.' }],
  },
  longest: { faq: [{ id: 'long', question: LONG_TEXT, answer: LONG_TEXT }] },
};
