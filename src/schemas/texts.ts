import * as z from 'zod';

/** A text of so many characters. */
export const textOf = (least: number, most?: number) =>
  most === undefined ? z.string().min(least) : z.string().min(least).max(most);

/** Name of a content file without its ending, which is also its address on the site. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens');

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'expected two capital letters, such as DE');

/** An address on this site, such as /bonuses or /faq#what-35x-wagering-means. Never another host. */
export const siteAddress = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'expected an address on this site, such as /bonuses',
  );
