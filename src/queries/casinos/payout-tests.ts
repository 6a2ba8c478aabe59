import { allEntries } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';

/** Payout tests with the owner's own money, by casino, newest first. */
export const payoutTestsOf = oncePerBuild(async () => {
  const tests = (await allEntries('payoutTests')).toSorted((a, b) =>
    b.data.withdrawal.requestedAt.localeCompare(a.data.withdrawal.requestedAt),
  );
  return (casino: string) => tests.filter(({ data }) => data.casino === casino);
});
