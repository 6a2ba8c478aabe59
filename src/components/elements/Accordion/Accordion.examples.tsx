import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { Accordion } from './Accordion.tsx';

export const examples: Examples<typeof Accordion> = {
  usual: {
    name: 'example-questions',
    openIndex: 0,
    items: [
      { id: 'what', title: 'What is wagering?', text: 'How often a bonus has to be bet.' },
      { id: 'who', title: 'Who pays for this site?', text: 'Some of the casinos that it lists.' },
    ],
  },
  closed: {
    name: 'example-closed',
    items: [{ id: 'one', title: 'One question alone', text: 'With one answer.' }],
  },
  longest: {
    name: 'example-longest',
    openIndex: 0,
    items: [{ id: 'long', title: LONG_TEXT, text: LONG_TEXT }],
  },
};
