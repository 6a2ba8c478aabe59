import { withStake } from '#domain/outcomes/stake.ts';
import { allEntries } from '../content/entries.ts';
import { ratesOnFile } from './rates.ts';

/** Every offer, with what the yardstick puts in counted in its own currency. */
export async function offersOnFile() {
  const rates = await ratesOnFile();
  return (await allEntries('bonuses')).map((entry) => ({
    ...entry,
    data: { ...entry.data, terms: withStake(entry.data.terms, rates) },
  }));
}
