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

/** The English name of a country by its code, which is UK for the United Kingdom; `undefined` for no country. */
export const countryNamed = (code: string): string | undefined =>
  /^(?:EU|EZ|GB|UN|ZZ)$/.test(code) ? undefined : REGIONS.of(code);

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as DE', abort: true })
  // Codes that begin with Q or X may be anybody’s own.
  .refine((code) => /^[QX]/.test(code) || countryNamed(code) !== undefined, {
    error: 'expected the code of a country by ISO 3166, or UK',
  });

/** A language such as de, or as one country writes it: pt-BR. */
export const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, {
    error: 'expected a language code such as de or pt-BR',
    abort: true,
  })
  .refine((code) => !/^$|Unknown/.test(LANGUAGES.of(code) ?? ''), {
    error: 'expected the code of a language that there is, such as de or pt-BR',
  });

/** An address on this site, such as /bonuses or /faq#what-35x-wagering-means. Never another host. */
export const siteAddress = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'expected an address on this site, such as /bonuses',
  );
