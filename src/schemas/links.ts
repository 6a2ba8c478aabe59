import * as z from 'zod';
import { affiliateUrl, plainHost } from './https-url.ts';
import { isoDate } from './iso-date.ts';
import { slug } from './texts.ts';

/** Payment models of affiliate agreements. */
export const PAYMENT_KINDS = ['per-sign-up', 'revenue-share', 'hybrid', 'unpaid'] as const;

export const linksSchema = z.strictObject({
  allowedHosts: z
    .array(plainHost)
    .min(1)
    .describe('Hosts that a link may lead to; any other host fails the build'),
  links: z
    .array(
      z.strictObject({
        casino: slug.describe('File name under content/casinos'),
        url: affiliateUrl.describe(
          'Address with its referral code; {casino}, {country} and {page} are filled in',
        ),
        inCountry: z
          .record(slug, affiliateUrl)
          .optional()
          .describe(
            'Other addresses for readers of a country, by file name under content/countries',
          ),
        payment: z.enum(PAYMENT_KINDS).describe('Payment model of the agreement'),
        since: isoDate.describe('Day from which the agreement holds'),
      }),
    )
    .min(1),
});

export type LinkRegistry = z.infer<typeof linksSchema>;
