import { paySheet } from '#models/reviews/pay-sheet.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { requireEntry } from '../content/entries.ts';
import { licenceOf } from '../reviews/review-licence.ts';
import { rankedCasinos } from './casinos.ts';
import { payoutTestsOf } from './payout-tests.ts';
import { casinoVisits } from './visits.ts';

/** Sheet “Will it pay me?” of each casino by slug. */
export const paySheets = oncePerBuild(async () => {
  const [casinos, visitOf, testsOf] = [
    await rankedCasinos(),
    await casinoVisits(),
    await payoutTestsOf(),
  ];
  const sheets = new Map(
    await Promise.all(
      casinos.map(async ({ slug, entry: { data } }) => {
        const tests = testsOf(slug);
        const paid = tests.filter(({ data: { withdrawal } }) => withdrawal.arrivedAt !== undefined);
        const sheet = paySheet(data, (await licenceOf(data))?.complaint ?? null, {
          refusedIn: visitOf(slug).refusedIn,
          tests: { count: tests.length, paid: paid.length },
        });
        return [slug, sheet] as const;
      }),
    ),
  );
  return (slug: string) => {
    requireEntry(casinos, slug, 'a casino');
    return sheets.get(slug) as NonNullable<ReturnType<typeof sheets.get>>;
  };
});
