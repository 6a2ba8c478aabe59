import * as z from 'zod';
import { NO_ADDRESS } from '#domain/facts/cited-source.ts';
import { httpsUrl } from './https-url.ts';
import { isoDate, publicationDate } from './iso-date.ts';
import { textOf } from './texts.ts';

const fields = {
  title: textOf(3).describe('Title of the source, as a reader can look it up'),
  url: httpsUrl
    .optional()
    .describe('https address of the law, authority, service or publisher itself'),
  noAddress: z
    .enum(NO_ADDRESS)
    .optional()
    .describe(
      'Reason for having no address. own-arithmetic: calculated by this site. own-reading: our own conclusion. in-print: a printed work. gambling-site: named, never linked. invented: sample data. not-found: no source found, as the page says',
    ),
  secondary: z
    .boolean()
    .optional()
    .describe('true: a report about a law, authority, service or publisher. The page says so'),
  reprint: z
    .boolean()
    .optional()
    .describe(
      'true: words of the original on the page of another body, such as a mirror of a law or a newswire',
    ),
  publishedOn: isoDate.optional().describe('Date printed on the source'),
  quote: textOf(3)
    .optional()
    .describe('Words of the source that support the statement, quoted exactly'),
  archivedUrl: httpsUrl.optional().describe('Address of an archived copy'),
};

const hasOneWay = ({ url, noAddress }: { url?: unknown; noAddress?: unknown }) =>
  (url === undefined) !== (noAddress === undefined);

const ONE_WAY = {
  path: ['url'],
  error: 'expected an address, or noAddress with the reason why there is none; not both',
};

/** Source of a statement: title, address and day of reading. */
export const citedSource = z
  .strictObject({
    ...fields,
    readOn: publicationDate
      .nullable()
      .default(null)
      .describe(
        'Day on which somebody last read the source or did the calculation. null: not yet.',
      ),
  })
  .refine(hasOneWay, ONE_WAY)
  .refine(({ publishedOn, readOn }) => !publishedOn || !readOn || publishedOn <= readOn, {
    path: ['readOn'],
    error: 'expected the day of publishedOn or a later one',
  })
  .describe('One source');

/** The day of a file. */
export const dated = {
  updatedOn: publicationDate
    .optional()
    .describe(
      'Day on which its words changed in a way that matters to a reader. Left out: the day of its last commit.',
    ),
};

/** The same in a file whose sources name the statements that rest on them. */
export const boundSource = citedSource.safeExtend({
  supports: z
    .array(z.string())
    .optional()
    .describe(
      'What rests on it: fields such as minimumAge or laws.0 (the first), headings of the text, or opening, which stands before them. Left out: what names its key, or all.',
    ),
});

/** The same beside facts, each of which carries the day on which it was read there. */
export const factSource = z.strictObject(fields).refine(hasOneWay, ONE_WAY);

const KEY = z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected a short key such as terms or register');

/** Sources under keys, so that each figure can name its own. */
export const boundSources = z.record(KEY, boundSource).default({});
export const factSources = z.record(KEY, factSource).default({});

/**
 * Verification of a statement. `confirmed-in-source` means that a named source says it, and never
 * that anybody on this site tried it out.
 */
export const verificationSchema = z
  .enum(['confirmed-in-source', 'unverified'])
  .describe(
    'confirmed-in-source: a named source says so. unverified: no source yet, and the page says that.',
  );
