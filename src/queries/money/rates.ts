import type { Rates } from '#domain/money/rates.ts';
import { withStake } from '#domain/outcomes/stake.ts';
import { ratesOf } from '#schemas/rates.ts';
import { allEntries } from '../content/entries.ts';

/** Exchange rates of the owner's file; `null` without one. */
export async function ratesOnFile(): Promise<Rates | null> {
  const [entry] = await allEntries('rates');
  return entry === undefined ? null : ratesOf(entry.data);
}

/** All offers, with the reference deposit in the offer's own currency. */
export async function offersOnFile() {
  const rates = await ratesOnFile();
  return (await allEntries('bonuses')).map((entry) => ({
    ...entry,
    data: { ...entry.data, terms: withStake(entry.data.terms, rates) },
  }));
}
