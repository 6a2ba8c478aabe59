import * as z from 'zod';
import { anyAddress, siteAddress } from './texts.ts';

/** Address that all hosts match alike: no final slash, no file ending, no capitals. */
const oldAddress = z
  .string()
  .regex(
    /^(?:\/[a-z0-9-]+)+$/,
    'expected an address that this site had, such as /reviews/old-name: small letters, no ending, no slash or ? after it',
  );

/** Redirects from former addresses. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: oldAddress.describe('Old address'),
        to: anyAddress
          .nullable()
          .default(null)
          .describe('New address, optionally with an anchor, or another site. null: gone for good'),
      }),
    )
    // Cloudflare Pages reads 2,000 rules, and pages below a folder with a fallback take some of
    // them.
    .max(1000)
    .default([]),
});

/** Addresses of the pages of the last build for publication, written by the build. */
export const publishedSchema = z.strictObject({ addresses: z.array(siteAddress) });
