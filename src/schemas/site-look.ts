import * as z from 'zod';

/** Where the drawings of the brand lie, in the folder of the content. */
export const BRAND_FOLDER = 'brand';

const drawing = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/,
    `expected the name of a file in the folder ${BRAND_FOLDER}, such as wordmark.svg`,
  );

/** How the site looks: today’s look where nothing is said. */
export const lookSchema = z.strictObject({
  wordmark: z
    .strictObject({
      onPaper: drawing.describe('For the paper of the light theme'),
      onDark: drawing.describe('For dark grounds: the dark theme, the footer, sharing pictures'),
    })
    .nullable()
    .default(null)
    .describe('Drawings that stand for the name; null sets the name beside the icon'),
  icon: drawing
    .nullable()
    .default(null)
    .describe('A square drawing for tabs and home screens; null draws the first letter in chips'),
});

export type Look = z.infer<typeof lookSchema>;
