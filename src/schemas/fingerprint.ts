import * as z from 'zod';

/** Field of what rests on sources. */
export const fingerprint = {
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'expected what npm run fingerprint writes')
    .optional()
    .describe(
      'Of what the file says and of its sources, with the days on which they were read. Only npm run fingerprint writes it.',
    ),
};
