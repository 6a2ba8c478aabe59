import * as z from 'zod';

/**
 * How far a statement can be trusted. `confirmed-in-source` means that a named source says it;
 * it never means that anybody on this site tried it out.
 */
export const verificationSchema = z
  .enum(['confirmed-in-source', 'unverified'])
  .describe(
    'confirmed-in-source: a named source says so. unverified: no source yet, and the page says that.',
  );
