import { DRAWN_SHARES } from '#domain/outcomes/hundred-results.ts';
import { played } from '#domain/outcomes/played.ts';
import type { TypedSession } from '#domain/outcomes/session-fields.ts';
import { allSystems } from '#domain/outcomes/system-play.ts';
import { readTypedSession } from '#domain/outcomes/typed-session.ts';
import { workedOut } from './outcome-memo.ts';

/** First example of the tool: $100 on red, $1 a spin, 200 spins. */
const TYPED: TypedSession = { game: 'red', bankroll: '100', bet: '1', rounds: '200', pace: '40' };

/** Outcome of the first example. Throws if it cannot be computed. */
export function sessionExample() {
  const read = readTypedSession(TYPED);
  if (!read.ok) throw new Error(`Expected a session, found ${JSON.stringify(read.reasons)}`);
  const { session } = read;
  const outcome = workedOut(session.plan, { shares: DRAWN_SHARES });
  const alone = { plan: session.plan, bonusMinor: 0, assumptions: [] };
  return {
    typed: TYPED,
    shown: {
      session,
      played: played(session.offer, alone, outcome),
      quantiles: outcome.quantiles,
      systems: session.systems && allSystems(session.systems),
    },
  };
}
