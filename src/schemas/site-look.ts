import * as z from 'zod';

/** Where the drawings of the brand lie, in the folder of the content. */
export const BRAND_FOLDER = 'brand';

const drawing = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/,
    `expected the name of a file in the folder ${BRAND_FOLDER}, such as wordmark.svg`,
  );

/** What a site can be set in: fonts that come with it, or those of each machine. */
export const TYPES = ['imbue', 'sofia', 'system'] as const;
export type TypeName = (typeof TYPES)[number];

const colour = z.preprocess(
  // A # that is not in quotes begins a remark, and leaves nothing.
  (value) => value ?? '',
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#0e5a3f", with its quotes')
    .toLowerCase(),
);

const inks = z.strictObject({
  paper: colour.describe('The ground of every page'),
  ink: colour.describe('Links, buttons, bands and the greater part of the art'),
  accent: colour.describe('Stars, values and the second ink of the art'),
});

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
  colours: z
    .strictObject({ light: inks, dark: inks })
    .nullable()
    .default(null)
    .describe('A paper and two inks for each theme; every other colour follows from them'),
  type: z
    .enum(TYPES)
    .default('imbue')
    .describe(
      'imbue: Imbue and Hanken Grotesk; sofia: Sofia Sans and Public Sans; system: what each machine has',
    ),
});

export type Look = z.infer<typeof lookSchema>;
