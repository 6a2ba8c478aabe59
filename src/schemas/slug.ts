import * as z from 'zod';

/** Name of a content file without its ending, which is also its address on the site. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens');
