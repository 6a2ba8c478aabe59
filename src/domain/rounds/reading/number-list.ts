import type { Play } from '../round.ts';
import { hundredths } from './amounts.ts';
import { roundFrom } from './round-from.ts';
import type { Shape } from './shape.ts';
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
    const last = others.findIndex((head) => head.startsWith(CLIENT_SEED));
    const isKnown = (head: string) => head.startsWith(NO_HEAD) || head.startsWith(SERVER_SEED);
    const beside = last < 0 ? others : others.slice(0, last);
    return nonce === 'Nonce' && /^(Roll|Result)$/.test(number) && beside.every(isKnown);
  },
  open: (into) => (entry) => {
    const heads = Object.keys(entry.fields);
    const from = heads.findIndex((head) => head.startsWith(CLIENT_SEED));
    const clientSeed = from < 0 ? null : heads.slice(from).join(',').slice(CLIENT_SEED.length);
    const serverSeed = heads
      .find((head) => head.startsWith(SERVER_SEED))
      ?.slice(SERVER_SEED.length);
    into.take(entry, () => {
      const isDice = entry.has('Roll');
      const play = isDice ? diceRoll(entry.stake('Roll')) : limboResult(entry.stake('Result'));
      const round = roundFrom('stake', entry, { nonce: 'Nonce' }, play);
      return { ...round, clientSeed, ...(serverSeed && { serverSeed }) };
    });
    into.reveal(serverSeed);
  },
};

export const diceRoll = (roll: string): Play => ({
  game: 'dice',
  roll: hundredths(roll),
  wins: null,
});
export const limboResult = (result: string): Play => ({ game: 'limbo', target: null, result });
