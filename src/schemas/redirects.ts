import * as z from 'zod';
import { siteAddress } from './texts.ts';

/** An address that every host matches alike: no slash at the end, no ending, no capitals. */
const oldAddress = z
  .string()
  .regex(
    /^(?:\/[a-z0-9-]+)+$/,
    'expected an address that this site had, such as /reviews/old-name: small letters, no ending, no slash or ? after it',
  );

/** Addresses that are pages no more, and where each leads. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: oldAddress.describe('The address as it was'),
        to: siteAddress
          .nullable()
          .describe('The page of today, with # and a place on it if you like. null: gone for good'),
      }),
    )
    // Cloudflare Pages reads 2,000 lines, and pages below a folder with a fallback take some of them.
    .max(1000),
});

/** Addresses that pages had when the site was last built for publishing: written by the build. */
export const publishedSchema = z.strictObject({ addresses: z.array(siteAddress) });
