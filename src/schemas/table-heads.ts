import * as z from 'zod';
import { textOf } from './texts.ts';

/** Heads of the tables that programs give: content/table-heads.yaml. */
export const tableHeadsSchema = z.strictObject({
  heads: z
    .record(textOf(1, 100), textOf(1, 60))
    .describe(
      'Column of `npm run new casino` for each head of a program, such as Brand: name. -: left out',
    ),
});
