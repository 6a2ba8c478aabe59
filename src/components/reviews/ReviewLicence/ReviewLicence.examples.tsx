import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ReviewLicence } from './ReviewLicence.tsx';

export const examples: Examples<typeof ReviewLicence> = {
  usual: {
    licence: {
      standing: 'The licence was seen in its register.',
      requires: 'It asks for separate player funds.',
      steps: ['Find the number in the terms.', 'Look it up in the register.'],
      registers: [
        { text: 'Register of an invented authority', href: 'https://register.example/' },
        { text: 'Register of another', href: 'https://other.example/' },
      ],
      sampleNote: 'The entry is a sample.',
      readOn: 'Mar 3, 2026',
      recourse: { answer: 'The authority decides', note: 'Within 90 days.', route: 'Write to it.' },
    },
  },
  unknown: {
    licence: {
      standing: 'No licence is known.',
      requires: null,
      steps: ['Ask the casino.'],
      registers: [{ text: 'Register of an invented authority', href: 'https://register.example/' }],
      sampleNote: null,
      readOn: null,
      recourse: { answer: null, note: null, route: null },
    },
  },
  longest: {
    licence: {
      standing: LONG_TEXT,
      requires: LONG_TEXT,
      steps: [LONG_TEXT],
      registers: [{ text: LONGEST_NAME, href: 'https://register.example/' }],
      sampleNote: LONG_TEXT,
      readOn: 'Sep 28, 2026',
      recourse: { answer: LONGEST_NAME, note: LONG_TEXT, route: LONG_TEXT },
    },
  },
};
