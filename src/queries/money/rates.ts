import type { Rates } from '#domain/money/rates.ts';
import { ratesOf } from '#schemas/rates.ts';
import { allEntries } from '../content/entries.ts';

/** The rates of the owner's file; `null` where there is none. */
export async function ratesOnFile(): Promise<Rates | null> {
  const [entry] = await allEntries('rates');
  return entry === undefined ? null : ratesOf(entry.data);
}
