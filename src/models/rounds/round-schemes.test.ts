import { expect, test } from 'vitest';
import * as z from 'zod';
import { roundSchemesJsonSchema } from '#schemas/round-schemes.ts';
import { roundSchemes } from './round-schemes.ts';

test('the open data is valid by the schema that is published beside it', () => {
  const schema = JSON.parse(
    JSON.stringify(roundSchemesJsonSchema()),
  ) as z.core.JSONSchema.JSONSchema;
  const published = JSON.parse(JSON.stringify(roundSchemes())) as Record<string, unknown>;
  expect(z.fromJSONSchema(schema).safeParse(published).success).toBe(true);
  const other = { ...published, method: 1 };
  expect(z.fromJSONSchema(schema).safeParse(other).success).toBe(false);
});

test('it has a vector of each scheme that a game of an operator draws by, and the tables', () => {
  const { operators, vectors, tables } = roundSchemes();
  const drawnBy = operators.flatMap(({ games }) =>
    Object.values(games).flatMap(({ scheme }) => scheme ?? []),
  );
  expect(drawnBy.length).toBeGreaterThan(8);
  expect(vectors.results.map(({ scheme }) => scheme)).toEqual(expect.arrayContaining(drawnBy));
  expect(vectors.payouts.length).toBeGreaterThan(9);
  // AnsonH/plinko-game, src/lib/constants/game.ts: 16 rows, high risk, the outermost bucket.
  expect(tables.plinko['16']?.['high']?.[0]).toBe(1000);
});
