import type { Play } from '../round.ts';
import { hundredths } from './amounts.ts';
import { Unread } from './reasons.ts';
import { roundFrom, type RoundRead } from './round-from.ts';
import type { Shape } from './shapes.ts';
import { NO_HEAD } from './table-rows.ts';

const SERVER_SEED = 'Unhashed Server Seed:';
const CLIENT_SEED = 'Client Seed:';
const isClientSeed = (head: string) => head.startsWith(CLIENT_SEED);

/**
 * Numbers of dice or limbo by nonce, in Stake's scheme, as scripts write them. The seeds stand in the head,
 * the client seed last: it may hold anything, commas too.
 */
export const numberList: Shape = {
  id: 'number-list',
  recognises: ({ fields }) => {
    const [nonce, number = '', ...others] = Object.keys(fields);
    const isKnown = (head: string, at: number) =>
      [NO_HEAD, SERVER_SEED].some((start) => head.startsWith(start)) ||
      others.slice(0, at + 1).some(isClientSeed);
    return nonce === 'Nonce' && /^(Roll|Result)$/.test(number) && others.every(isKnown);
  },
  open: (into) => {
    let seeds: Pick<RoundRead, 'clientSeed' | 'serverSeed'> | null = null;
    return (entry) => {
      const ofList = (seeds ??= seedsIn(Object.keys(entry.fields)));
      const play = entry.has('Roll') ? rollOf : limboOf;
      into.take(entry, () => ({
        ...roundFrom(
          'stake',
          entry,
          { nonce: 'Nonce' },
          play(entry.stake(entry.has('Roll') ? 'Roll' : 'Result')),
        ),
        ...ofList,
      }));
      into.reveal(ofList.serverSeed);
    };
  },
};

function seedsIn(heads: readonly string[]) {
  const server = heads.find((head) => head.startsWith(SERVER_SEED))?.slice(SERVER_SEED.length);
  const from = heads.findIndex(isClientSeed);
  const client = heads.slice(from).join(',').slice(CLIENT_SEED.length);
  return { clientSeed: from < 0 ? null : client, ...(server && { serverSeed: server }) };
}

export function rollOf(amount: string): Play {
  const roll = hundredths(amount);
  if (!Number.isSafeInteger(roll)) throw new Unread('not-an-outcome', 'roll');
  return { game: 'dice', roll, wins: null };
}

export const limboOf = (result: string): Play => ({ game: 'limbo', target: null, result });
