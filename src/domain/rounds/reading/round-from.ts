import type { OperatorId, Play, Round } from '../round.ts';
import type { Entry } from './entry.ts';
import { ReadError } from './reasons.ts';

export type RoundRead = Omit<Round, 'file' | 'row'>;

/** Under which names a history has what is said of a round. */
export type Keys = Partial<Record<keyof RoundRead, string>>;

/** A code in capital letters; empty where it is none. */
export const currencyIn = (entry: Entry, key: string | undefined): string =>
  /^(?=.*[A-Z])[A-Z0-9]{1,12}$/.exec(entry.word(key).toUpperCase())?.[0] ?? '';

/** A round by the names of its fields. What has no name is not said by the history. */
export function roundFrom(
  operator: OperatorId | null,
  bet: Entry,
  keys: Keys,
  play: Play,
): RoundRead {
  const stake = keys.stake === undefined ? null : bet.stake(keys.stake);
  let doubt: string | null = null;
  // A round whose stake is known has to be named beside the sums.
  const amount = (key: string | undefined) => {
    try {
      return bet.amount(key);
    } catch (problem) {
      if (!(problem instanceof ReadError) || stake === null) throw problem;
      doubt = problem.reason;
      return null;
    }
  };
  const [paid, shownMultiplier] = [amount(keys.paid), amount(keys.shownMultiplier)];
  return {
    operator,
    kind: stake === null || /[1-9]/.test(stake) ? 'played' : 'zero-stake',
    play,
    at: bet.time(keys.at),
    stake,
    paid,
    currency: currencyIn(bet, keys.currency),
    shownMultiplier,
    expectedTake: bet.amount(keys.expectedTake),
    saysWon: bet.said(keys.saysWon),
    serverSeedHash: bet.hash(keys.serverSeedHash),
    clientSeed: bet.seed(keys.clientSeed),
    nonce: bet.count(keys.nonce),
    ...(doubt !== null && { doubt }),
  };
}
