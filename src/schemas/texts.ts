import * as z from 'zod';
import { otherSite } from './https-url.ts';

export const textOf = (least: number, most?: number) =>
  most === undefined ? z.string().min(least) : z.string().min(least).max(most);

/** Name of a content file without its ending; also its part of the address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens');

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as DE', abort: true })
  // Codes that begin with Q or X are for private use; the site uses UK for GB.
  .refine((code) => /^[QX]/.test(code) || (!/EU|EZ|GB|UN|ZZ/.test(code) && REGIONS.of(code)), {
    error: 'expected the code of a country by ISO 3166, or UK',
  });

/** Language code such as de, or with a country: pt-BR. */
export const languageCode = z
  .string()
  .refine(
    (code) =>
      /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code) && /^(?!.*Unknown)./.test(LANGUAGES.of(code) ?? ''),
    'expected the code of a language, such as de or pt-BR',
  );

/** Address on this site, such as /bonuses or /faq#what-35x-wagering-means. Never another host. */
export const siteAddress = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'expected an address on this site, such as /bonuses',
  );

/** The same, or the address of another site; one of a casino is refused by check/rules/check-paid-addresses.ts. */
export const anyAddress = z.union([siteAddress, otherSite], {
  error:
    'expected an address on this site, such as /bonuses, or an https:// address of another site without a port, a password or unusual signs',
});
