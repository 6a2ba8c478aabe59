import type { Play } from '../round.ts';
import { decimalFrom, movedPoint } from './decimals.ts';
import { amountIn, countIn, seedFrom } from './fields.ts';
import type { RoundRead } from './gathered.ts';
import { Unfit } from './reasons.ts';
import type { TableShape } from './shape.ts';

const SERVER_SEED = /^unhashed server seed:/i;
const CLIENT_SEED = /^client seed:/i;

/**
 * Numbers of dice or limbo by nonce, in Stake's scheme, as scripts write them. The seeds stand in the head,
 * the client seed last: it may hold anything, commas too.
 */
export const numberList: TableShape = {
  id: 'number-list',
  recognises: ([first = '', second = '', ...others]) =>
    /^nonce$/i.test(first.trim()) &&
    /^(roll|result)$/i.test(second.trim()) &&
    others.every(
      (head, at) => head.trim() === '' || isSeed(head) || others.slice(0, at).some(isClientSeed),
    ),
  open: (heads, into) => {
    const serverSeed = heads
      .find((head) => SERVER_SEED.test(head))
      ?.replace(SERVER_SEED, '')
      .trim();
    const from = heads.findIndex(isClientSeed);
    const clientSeed = from < 0 ? null : heads.slice(from).join(',').replace(CLIENT_SEED, '');
    const seedsOf = () => ({
      clientSeed: clientSeed === null ? null : seedFrom(clientSeed, 'client seed'),
      ...(serverSeed && { serverSeed: seedFrom(serverSeed, 'server seed') }),
    });
    into.reveal(serverSeed);
    const playOf = /^roll$/i.test(heads[1]?.trim() ?? '') ? dice : limbo;
    return ([nonce, number = '']) => into.take(() => roundOf(nonce, playOf(number), seedsOf()));
  },
};

const isClientSeed = (head: string) => CLIENT_SEED.test(head);
const isSeed = (head: string) => SERVER_SEED.test(head) || isClientSeed(head);

function roundOf(
  nonce: string | undefined,
  play: Play,
  seeds: Pick<RoundRead, 'clientSeed' | 'serverSeed'>,
): RoundRead {
  return {
    operator: 'stake',
    kind: 'played',
    play,
    at: null,
    stake: null,
    paid: null,
    currency: '',
    shownMultiplier: null,
    expectedTake: null,
    saysWon: null,
    serverSeedHash: null,
    nonce: countIn({ nonce }, 'nonce'),
    ...seeds,
  };
}

export function dice(roll: string): Play {
  const steps = Number(movedPoint(decimalFrom(roll) ?? '', 2) ?? Number.NaN);
  if (!Number.isSafeInteger(steps) || steps < 0) throw new Unfit('not-a-number', 'roll');
  return { game: 'dice', roll: steps, wins: null };
}

export function limbo(result: string): Play {
  return {
    game: 'limbo',
    target: null,
    result: amountIn({ result: result.replace(/[x×]$/i, '') }, 'result'),
  };
}
