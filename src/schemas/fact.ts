import * as z from 'zod';
import { GRADES } from '#domain/facts/fact.ts';
import { factSources } from './cited-source.ts';
import { isoDate } from './iso-date.ts';
import { slug, textOf } from './texts.ts';

/** Test of a fact that no withdrawal shows, such as a count of games. */
const testRecord = z
  .strictObject({
    on: isoDate.describe('Day of the test'),
    method: textOf(1).describe('Steps of the test'),
    amount: textOf(1).describe('Amount deposited, bet or withdrawn'),
  })
  .describe('Record of a test of our own');

/**
 * Value with its source, or `null` for an unknown one. Grade A, our own test, requires the record
 * of that test.
 */
export const fact = <Value extends z.ZodType>(value: Value) =>
  knownFact(value).nullable().default(null);

/** The same where the value is known. */
export function knownFact<Value extends z.ZodType>(value: Value) {
  return z
    .strictObject({
      value,
      source: textOf(1).describe("Key of an entry under this file's `sources`"),
      checkedOn: isoDate.describe('Day on which the source was read'),
      grade: z
        .enum(GRADES)
        .describe(
          'A own test, B independent test, C regulator or chain record, D operator, E user report',
        ),
      quote: textOf(3)
        .optional()
        .describe('Words of the source, quoted exactly, with the number of the clause'),
      note: textOf(1).optional().describe('What a reader should know beside the value'),
      test: z
        .union([slug.describe('A file in payout-tests'), testRecord])
        .optional()
        .describe('Record of a test of our own: a file in payout-tests, or its own'),
    })
    .refine((found) => found.grade !== 'A' || found.test !== undefined, {
      path: ['test'],
      message: 'expected a test record, because grade A means a test of our own',
    })
    .refine((found) => found.grade === 'A' || found.test === undefined, {
      path: ['grade'],
      message: 'expected A, for a test of our own; or no test record',
    })
    .refine(({ test, checkedOn }) => typeof test !== 'object' || test.on === checkedOn, {
      path: ['checkedOn'],
      message: 'expected the day of test.on, on which the value was found',
    });
}

export const sources = factSources.describe(
  'Pages and documents that the facts below were read from',
);

type Sourced = { sources: Record<string, unknown> };

/** Also runs when other fields are invalid, so that one check reports all mistakes. */
export const WITH_ANY_MISTAKE = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Reports facts at any depth whose source key is missing in the same file. */
export function checkSources(file: Sourced, context: z.core.$RefinementCtx): void {
  const known = Object.keys(Object(file.sources));
  let unlisted = 0;
  const visit = (node: unknown, path: (string | number)[]) => {
    if (typeof node !== 'object' || node === null) return;
    if ('source' in node && typeof node.source === 'string') {
      const { source } = node;
      if (known.length === 0) unlisted += 1;
      else if (!known.includes(source)) {
        context.addIssue({
          code: 'invalid_value',
          values: known,
          input: source,
          path: [...path, 'source'],
        });
      }
    }
    for (const [key, child] of Object.entries(node)) visit(child, [...path, key]);
  };
  visit(file, []);
  if (unlisted === 0) return;
  const said = unlisted === 1 ? 'the source' : `the sources of ${unlisted} facts`;
  const message = `expected ${said} that the file names, each under its key with a title`;
  context.addIssue({ code: 'custom', path: ['sources'], message });
}
