import { slug } from './slug.ts';

/** Who stands for a text; the launch check asks for both. */
export const signed = {
  writtenBy: slug.optional().describe('Who wrote it: the name of a file in people'),
  checkedBy: slug
    .optional()
    .describe(
      'Who compared it with its sources: the name of a file in people, another than writtenBy',
    ),
};

export type Signed = { writtenBy?: string | undefined; checkedBy?: string | undefined };
