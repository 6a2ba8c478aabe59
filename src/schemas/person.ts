import * as z from 'zod';
import { dated } from './cited-source.ts';
import { textOf } from './texts.ts';

/** Author or reviewer: content/people/<slug>.yaml. */
export const personSchema = z.strictObject({
  sample: z
    .boolean()
    .default(false)
    .describe('True while the entry is a role that nobody holds yet; the page then says so'),
  name: textOf(2, 60).describe('Real name, as printed under texts'),
  role: textOf(3, 60).describe('Role on this site'),
  answersFor: textOf(40).describe('Responsibilities, in one to three sentences'),
  background: textOf(20)
    .nullable()
    .default(null)
    .describe('Relevant experience. null: not written yet'),
  ...dated,
});
