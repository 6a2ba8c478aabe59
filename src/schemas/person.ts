import * as z from 'zod';
import { publicationDate } from './iso-date.ts';
import { textOf } from './texts.ts';

/** Somebody who writes or checks: content/people/<slug>.yaml. */
export const personSchema = z.strictObject({
  sample: z
    .boolean()
    .describe('True while the entry is a role that nobody holds yet; the page then says so'),
  name: textOf(2, 60).describe('The real name, as it stands under what the person signs'),
  role: textOf(3, 60).describe('What the person does on this site'),
  answersFor: textOf(40).describe('What the person answers for, in one to three sentences'),
  background: textOf(20)
    .nullable()
    .describe('What the person has done that bears on this work. null: not written yet'),
  updatedOn: publicationDate.describe('Day of the last change to this entry'),
});

export type Person = z.infer<typeof personSchema>;
