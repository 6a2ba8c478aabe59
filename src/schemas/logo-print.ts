import * as z from 'zod';

/** A casino's logo, made ready for its chip at build: `art/logo-chip.ts` says what each part is. */
export const logoPrintSchema = z.object({
  href: z.string(),
  width: z.number(),
  height: z.number(),
  ground: z.string(),
  fills: z.boolean(),
});

export type LogoPrint = z.infer<typeof logoPrintSchema>;
