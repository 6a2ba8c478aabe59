import * as z from 'zod';

/** Addresses that `npm run links` leaves out. */
export const acceptedLinksSchema = z.strictObject({
  accepted: z.array(
    z.strictObject({
      address: z.url().describe('Address as written in the content'),
      why: z.string().min(1).describe('Reason for leaving it out'),
    }),
  ),
});
