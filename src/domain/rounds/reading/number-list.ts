import type { Play } from '../round.ts';
import { movedPoint } from './decimals.ts';
import type { Entry } from './entry.ts';
import { type RoundRead, UNSAID } from './gathered.ts';
import { Unread } from './reasons.ts';
import type { Shape } from './shapes.ts';
import { NO_HEAD } from './table-rows.ts';

const SERVER_SEED = 'Unhashed Server Seed:';
const CLIENT_SEED = 'Client Seed:';

/**
 * Numbers of dice or limbo by nonce, in Stake's scheme, as scripts write them. The seeds stand in the head,
 * the client seed last: it may hold anything, commas too.
 */
export const numberList: Shape = {
  id: 'number-list',
  recognises: ({ fields }) => {
    const [nonce, number = '', ...others] = Object.keys(fields);
    const known = [NO_HEAD, SERVER_SEED, CLIENT_SEED];
    const isKnown = (head: string) => known.some((start) => head.startsWith(start));
    const last = others.findIndex((head) => head.startsWith(CLIENT_SEED));
    const seeds = last < 0 ? others : others.slice(0, last);
    return nonce === 'Nonce' && /^(Roll|Result)$/.test(number) && seeds.every(isKnown);
  },
  open: (into) => {
    let seeds: Pick<RoundRead, 'clientSeed' | 'serverSeed'> | null = null;
    return (entry) => {
      seeds ??= seedsIn(Object.keys(entry.fields));
      const ofList = seeds;
      into.take(entry, () => ({ ...roundOf(entry), ...ofList }));
      into.reveal(ofList.serverSeed);
    };
  },
};

function seedsIn(heads: readonly string[]) {
  const serverSeed = heads.find((head) => head.startsWith(SERVER_SEED));
  const from = heads.findIndex((head) => head.startsWith(CLIENT_SEED));
  const client = heads.slice(from).join(',').slice(CLIENT_SEED.length);
  return {
    clientSeed: from < 0 ? null : client,
    ...(serverSeed && { serverSeed: serverSeed.slice(SERVER_SEED.length) }),
  };
}

function roundOf(entry: Entry): RoundRead {
  const play = entry.has('Roll') ? rollOf(entry, 'Roll') : limboOf(entry, 'Result');
  const nonce = entry.count('Nonce');
  return { ...UNSAID, operator: 'stake', kind: 'played', play, stake: null, nonce };
}

/** A roll in steps of a hundredth. */
export function rollOf(entry: Entry, key: string): Play {
  const roll = Number(movedPoint(entry.stake(key), 2) ?? Number.NaN);
  if (!Number.isSafeInteger(roll)) throw new Unread('not-an-outcome', key);
  return { game: 'dice', roll, wins: null };
}

export const limboOf = (entry: Entry, key: string): Play => {
  return { game: 'limbo', target: null, result: entry.stake(key) };
};
