import * as z from 'zod';

/** An address on this site, such as /bonuses or /faq#what-35x-wagering-means. Never another host. */
export const siteAddress = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'expected an address on this site, such as /bonuses',
  );
