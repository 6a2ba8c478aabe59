import * as z from 'zod';

/** Casino logo prepared for its chip at build. `art/logo-chip.ts` explains the fields. */
export const logoPrintSchema = z.object({
  href: z.string(),
  width: z.number(),
  height: z.number(),
  ground: z.string(),
  fills: z.boolean(),
});

export type LogoPrint = z.infer<typeof logoPrintSchema>;
