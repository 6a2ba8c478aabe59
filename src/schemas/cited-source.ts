import * as z from 'zod';
import { httpsUrl } from './https-url.ts';
import { textOf } from './text-of.ts';

/** One entry in a page's list of sources: what was read, and where it is if it has an address. */
export const citedSource = z
  .strictObject({
    title: textOf(3).describe('What the source is, in words a reader can look up'),
    url: httpsUrl
      .optional()
      .describe(
        'Its https address. Left out for a source without a stable one, and for commercial gambling sites, which are named but not linked',
      ),
  })
  .describe('One source of a page');
