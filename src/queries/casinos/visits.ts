import { visitOf } from '#models/casinos/visit.ts';
import { requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { rankedCasinos } from './casinos.ts';
import { outboundTargets } from './outbound.ts';

/** The way to each casino, by its slug: what every link to a casino is made of. */
export const casinoVisits = oncePerBuild(async () => {
  const [casinos, targetOf] = [await rankedCasinos(), await outboundTargets()];
  const known = casinos.map((casino) => ({ ...casino, id: casino.slug }));
  return (slug: string) => visitOf(targetOf(slug), requireEntry(known, slug, 'a casino'));
});
