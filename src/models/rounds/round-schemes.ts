import { SCHEMES } from '#domain/fairness/schemes.ts';
import { PLINKO_TABLES } from '#domain/odds/plinko-tables.ts';
import { OPERATORS } from '#domain/rounds/operators/operators.ts';
import { PUBLISHED_PAYOUTS } from '#domain/rounds/operators/published-payouts.ts';
import { USUAL } from '#domain/rounds/operators/usual.ts';
import { METHOD_VERSION } from '#domain/rounds/report.ts';
import { type RoundSchemes, roundSchemesSchema } from '#schemas/round-schemes.ts';

/**
 * Schemes, tables, rounding rules and test vectors of the audit, as published. Throws if they break
 * their schema.
 */
export function roundSchemes(): RoundSchemes {
  const operators = Object.values(OPERATORS);
  const used = new Set(
    operators.flatMap(({ games }) => Object.values(games).map(({ scheme }) => scheme)),
  );
  return roundSchemesSchema.parse({
    method: METHOD_VERSION,
    operators,
    usual: USUAL,
    tables: { plinko: PLINKO_TABLES },
    vectors: {
      results: SCHEMES.filter(({ id }) => used.has(id)).flatMap(({ id, publishedRounds }) =>
        publishedRounds.map((round) => ({ scheme: id, ...round })),
      ),
      payouts: PUBLISHED_PAYOUTS.map(({ operator, play, stake, shownMultiplier, paid }) => {
        return { operator, play, stake, shownMultiplier, paid };
      }),
    },
  });
}
