import type { LogoPrint } from '#art/logo-chip.ts';
import { allEntries } from '../content/entries.ts';

/** The logo that a casino brings, by its slug; `null` for one whose chip is its logo. */
export async function logoPrints() {
  const prints = new Map((await allEntries('logos')).map(({ id, data }) => [id, data]));
  return (slug: string): LogoPrint | null => prints.get(slug) ?? null;
}
