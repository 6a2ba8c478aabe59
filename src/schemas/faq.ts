import * as z from 'zod';
import { publication } from './publication.ts';

export const faqSchema = z.strictObject({
  order: z.int().positive().max(10_000).describe('Place in the list, from 1'),
  question: z.string().min(5).max(120),
  answer: z.string().min(40).max(600).describe('Plain text, two to four sentences'),
  ...publication,
});
