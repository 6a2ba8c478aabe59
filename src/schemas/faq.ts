import * as z from 'zod';
import { dated } from './cited-source.ts';
import { publication } from './entry-fields.ts';
import { textOf } from './texts.ts';

export const faqSchema = z.strictObject({
  order: z.int().positive().max(10_000).describe('Position in the list, from 1'),
  question: textOf(5, 120),
  answer: textOf(40, 600).describe('Plain text, two to four sentences'),
  ...publication,
  ...dated,
});
