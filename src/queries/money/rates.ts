import type { Rates } from '#domain/money/rates.ts';
import { withStake } from '#domain/outcomes/stake.ts';
import { ratesOf } from '#schemas/rates.ts';
import { allEntries } from '../content/entries.ts';

/** The rates of the owner's file; `null` where there is none. */
export async function ratesOnFile(): Promise<Rates | null> {
  const [entry] = await allEntries('rates');
  return entry === undefined ? null : ratesOf(entry.data);
}

/** Every offer, with what the yardstick puts in counted in its own currency. */
export async function offersOnFile() {
  const rates = await ratesOnFile();
  return (await allEntries('bonuses')).map((entry) => ({
    ...entry,
    data: { ...entry.data, terms: withStake(entry.data.terms, rates) },
  }));
}
