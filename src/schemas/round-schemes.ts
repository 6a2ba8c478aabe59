import * as z from 'zod';
import { citedSource } from './cited-source.ts';

const rounding = z
  .templateLiteral([z.int(), ' ', z.enum(['down', 'half-up', 'half-even', 'up'])])
  .describe('Number of decimals and rounding');
const returns = z.string().describe('RTP as a fraction');

const multiplier = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('plinko'),
    scaled: z.strictObject({ returns, factor: rounding, product: rounding }).optional(),
  }),
  z.strictObject({
    of: z.literal('mines'),
    returns,
    steps: z.strictObject({ chance: rounding, product: rounding, inverse: rounding }).optional(),
  }),
  z.strictObject({
    of: z.literal('dice'),
    returns,
    numbers: z.int(),
    counts: z.enum(['numbers', 'width']),
  }),
  z.strictObject({ of: z.enum(['limbo', 'crash', 'sports']) }),
]);

const pays = z.strictObject({
  multiplier,
  numbers: z.enum(['doubles', 'decimals']).describe('Number type of the comparison'),
  paidPart: z
    .strictObject({ fraction: z.string(), rounding: rounding.optional() })
    .optional()
    .describe('Paid part of the multiplier, if not all of it'),
  amount: z.union([rounding, z.strictObject({ within: z.string() })]).optional(),
  shown: z
    .union([z.enum(['single-precision', 'double']), rounding])
    .optional()
    .describe('Rounding of the displayed multiplier, if any'),
});

const games = z.record(
  z.string(),
  z.strictObject({
    id: z.string(),
    scheme: z.string().nullable().describe('Id of the scheme in the test vectors of results'),
    pays: pays.nullable().describe('null: no paid round is known'),
    paysAsUsual: z.boolean(),
    edgeFraction: z.string().nullable().describe('House edge that the operator states'),
    edgeByRule: z.string().optional().describe('House edge by the rule, if it differs'),
    takeFraction: z.string().optional().describe('Expected take as the history names it'),
    inWords: z.string(),
    inferred: z.string().nullable().describe('Parts of the rule that no document states'),
    sources: z.array(citedSource),
  }),
);

/** Rules behind the audit of a history, as open data: /tools/rounds/schemes.json. */
export const roundSchemesSchema = z.strictObject({
  method: z.string().describe('Version; raised when a verdict could change'),
  operators: z.array(z.strictObject({ id: z.string(), name: z.string(), games })),
  usual: games.describe('Default rules of each game'),
  tables: z.strictObject({
    plinko: z
      .record(z.string(), z.record(z.string(), z.array(z.number())))
      .describe('Multipliers by rows, risk and bucket'),
  }),
  vectors: z.strictObject({
    results: z.array(
      z.strictObject({
        scheme: z.string(),
        typed: z.record(z.string(), z.string()).describe('Seeds, settings and the result'),
        shownHash: z.string().nullable(),
      }),
    ),
    payouts: z.array(
      z.strictObject({
        operator: z.string().nullable(),
        play: z.looseObject({ game: z.string() }),
        stake: z.string().nullable(),
        shownMultiplier: z.string().nullable(),
        paid: z.string().nullable(),
      }),
    ),
  }),
});
export type RoundSchemes = z.infer<typeof roundSchemesSchema>;

/** JSON Schema of the open data: /tools/rounds/schemes.schema.json. */
export const roundSchemesJsonSchema = () => z.toJSONSchema(roundSchemesSchema);
