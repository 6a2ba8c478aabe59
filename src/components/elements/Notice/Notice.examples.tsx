import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { Notice } from './Notice.tsx';

export const examples: Examples<typeof Notice> = {
  usual: { children: <p>Nothing here is advice.</p> },
  value: { tone: 'value', children: <p>One thing to know: each spin is new.</p> },
  warn: { tone: 'warn', children: <p>Under a revenue share we earn more when you lose.</p> },
  longest: { tone: 'warn', children: <p>{LONG_TEXT}</p> },
};
