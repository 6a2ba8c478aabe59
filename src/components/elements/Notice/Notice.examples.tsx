import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { Notice } from './Notice.tsx';

export const examples: Examples<typeof Notice> = {
  usual: { children: 'Nothing here is advice.' },
  value: { tone: 'value', children: 'One thing to know: each spin is new.' },
  warn: { tone: 'warn', children: 'Under a revenue share we earn more when you lose.' },
  longest: { tone: 'warn', children: LONG_TEXT },
};
