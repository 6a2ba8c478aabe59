import * as z from 'zod';

/** Folder of the brand's drawings within the content. */
export const BRAND_FOLDER = 'brand';

const drawing = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/,
    `expected the name of a file in the folder ${BRAND_FOLDER}, such as wordmark.svg`,
  );

/** Typefaces: two that come with the site, and the fonts of the reader's device. */
export const TYPES = ['imbue', 'sofia', 'system'] as const;
export type TypeName = (typeof TYPES)[number];

const colour = z.preprocess(
  // An unquoted # begins a YAML comment, which leaves null.
  (value) => value ?? '',
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#0e5a3f", with its quotes')
    .toLowerCase(),
);

const inks = z.strictObject({
  paper: colour.describe('Background of every page'),
  ink: colour.describe('Links, buttons, bands and most of the art'),
  accent: colour.describe('Stars, values and the second ink of the art'),
});

/** Look of the site; every field has a default. */
export const lookSchema = z.strictObject({
  wordmark: z
    .strictObject({
      onPaper: drawing.describe('For light backgrounds'),
      onDark: drawing.describe(
        'For dark backgrounds: the dark theme, the footer, sharing pictures',
      ),
    })
    .nullable()
    .default(null)
    .describe('Drawings of the name; null prints the name beside the icon'),
  icon: drawing
    .nullable()
    .default(null)
    .describe('Square drawing for tabs and home screens; null draws the first letter in chips'),
  colours: z
    .strictObject({ light: inks, dark: inks })
    .nullable()
    .default(null)
    .describe('Background and two inks for each theme; all other colours are derived from them'),
  type: z
    .enum(TYPES)
    .default('imbue')
    .describe(
      'imbue: Imbue and Hanken Grotesk; sofia: Sofia Sans and Public Sans; system: fonts of the reader’s device',
    ),
});

export type Look = z.infer<typeof lookSchema>;
