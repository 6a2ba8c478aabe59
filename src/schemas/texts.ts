import * as z from 'zod';

/** A text of so many characters. */
export const textOf = (least: number, most?: number) =>
  most === undefined ? z.string().min(least) : z.string().min(least).max(most);

/** Name of a content file without its ending, which is also its address on the site. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens');

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as DE', abort: true })
  // A code that begins with Q or X may be anybody’s own; the site says UK for GB.
  .refine((code) => /^[QX]/.test(code) || (!/EU|EZ|GB|UN|ZZ/.test(code) && REGIONS.of(code)), {
    error: 'expected the code of a country by ISO 3166, or UK',
  });

/** A language such as de, or as one country writes it: pt-BR. */
export const languageCode = z
  .string()
  .refine(
    (code) =>
      /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code) && /^(?!.*Unknown)./.test(LANGUAGES.of(code) ?? ''),
    'expected the code of a language, such as de or pt-BR',
  );

/** An address on this site, such as /bonuses or /faq#what-35x-wagering-means. Never another host. */
export const siteAddress = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'expected an address on this site, such as /bonuses',
  );
