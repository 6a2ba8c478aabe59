import type { CasinoState } from '#domain/legality/link-rule.ts';
import type { VisitModel } from './visit-model.ts';

type Gate = Pick<VisitModel, 'licensedIn' | 'refusedIn' | 'atFirst'>;

/** Countries that decide about links to a casino, for `browser/reader.ts`, on an element or around it. */
export const gateOf = ({ licensedIn, refusedIn }: Gate) => ({
  'data-licensed-in': licensedIn.join(' '),
  'data-refused-in': refusedIn.length === 0 ? undefined : refusedIn.join(' '),
});

/** Attributes of what shows only in some states of the casino, below an element with its gate. */
export const shownIn = ({ atFirst }: Gate, ...states: readonly CasinoState[]) => ({
  'data-casino-if': states.join(' '),
  hidden: !states.some((state) => atFirst.includes(state)),
});

/** Attributes of what is shown only where the reader may be led to the casino, such as praise of it. */
export const whereLinked = (visit: Gate) => ({ ...gateOf(visit), ...shownIn(visit, 'linked') });
