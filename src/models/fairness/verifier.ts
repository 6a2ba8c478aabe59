import { hexOf, utf8Bytes } from '#domain/fairness/bytes.ts';
import { checkRound } from '#domain/fairness/check-round.ts';
import { METHODS, type MethodId } from '#domain/fairness/methods.ts';
import { PUBLISHED_ROUNDS, type PublishedRound } from '#domain/fairness/published-rounds.ts';
import { publishedRoundCount, SCHEMES } from '#domain/fairness/schemes.ts';
import { readTypedRound, type TypedRound } from '#domain/fairness/typed-round.ts';
import { nodeDigest } from './node-digest.ts';

/** Games of the site whose rounds can be recomputed, with the ways of doing it, commonest first. */
const GAME_METHODS = {
  crash: ['bustabit', 'bustabit-v2', 'stake-crash', 'stake-slide', 'limbo', 'hash-only'],
  dice: ['dice', 'hash-only'],
  plinko: ['plinko', 'hash-only'],
} as const satisfies Record<string, readonly MethodId[]>;

type Example = { typed: TypedRound; note: string };

/** Hashes of the game before, where they are published together with the round. */
const PUBLISHED_BEFORE = new Map([
  [
    '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44',
    '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
  ],
  [
    'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba',
    '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
  ],
]);

/** A seed published with its hash: github.com/lotuseuy/stake-provably-fair-verifier, Tests/Hashes. */
const PUBLISHED_PAIR = {
  revealed: 'ae5baafb37cfd372fcf07cc85d3b924af4ad1691dd451529b13bf8f272926525',
  shownHash: '3ac95843b5415eef35cbd1556879739e9e766dcf2811265c8e2ca1f45a06d4cc',
};

const EMPTY: TypedRound = {
  revealed: '',
  seed: '',
  nonce: '',
  rows: '16',
  risk: '',
  shownHash: '',
  claim: '',
};

type MethodModel = Awaited<ReturnType<typeof methodModel>>;

/** The verifier of a game, with a worked example; `null` where rounds cannot be recomputed. */
export async function verifierOf(game: string) {
  if (!isVerifiable(game)) return null;
  const [firstId, ...otherIds] = GAME_METHODS[game];
  const first = await methodModel(firstId);
  const others = await Promise.all(otherIds.map(methodModel));
  const read = readTypedRound(first.id, first.example);
  if (!read.ok) {
    throw new Error(`Expected a readable example, found ${JSON.stringify(read.reasons)}`);
  }
  const methods: [MethodModel, ...MethodModel[]] = [first, ...others];
  return { methods, first: await checkRound(read.value, nodeDigest) };
}

function isVerifiable(game: string): game is keyof typeof GAME_METHODS {
  return game in GAME_METHODS;
}

async function methodModel(id: MethodId) {
  const { scheme, game } = METHODS[id];
  const { typed, note } = await exampleOf(id);
  const sources = SCHEMES.find((candidate) => candidate.id === scheme)?.sources ?? [];
  return {
    id,
    example: typed,
    exampleNote: note,
    publishedRounds: game === null ? 0 : publishedRoundCount(scheme),
    sources: sources.map(({ title, url }) => ({ title, url })),
  };
}

async function exampleOf(id: MethodId): Promise<Example> {
  if (id === 'hash-only') {
    return {
      typed: { ...EMPTY, ...PUBLISHED_PAIR },
      note: 'A server seed and its hash, published together.',
    };
  }
  const published = publishedRoundOf(id);
  const typed = typedRoundOf(published);
  const before = PUBLISHED_BEFORE.get(typed.revealed);
  if (before !== undefined) {
    return {
      typed: { ...typed, shownHash: before },
      note: 'A published round, with the published hash of the game before it.',
    };
  }
  return {
    typed: {
      ...typed,
      shownHash: hexOf(await nodeDigest.sha256(utf8Bytes(typed.revealed))),
    },
    note: 'A published round. Its hash was not published with it: we filled in the SHA-256 of the seed, so here the hashes are bound to match.',
  };
}

function publishedRoundOf(id: MethodId): PublishedRound {
  const { scheme, game } = METHODS[id];
  const found = PUBLISHED_ROUNDS.find(
    ({ round }) => round.scheme === scheme && round.game === game,
  );
  if (found === undefined) throw new Error(`Expected a published round for ${id}, found none`);
  return found;
}

/** What a reader would have typed in for a round. */
function typedRoundOf({ round, result }: PublishedRound): TypedRound {
  const typed = { ...EMPTY, claim: result };
  if (round.scheme !== 'seed-pair') {
    return { ...typed, revealed: round.gameHash, seed: 'seed' in round ? round.seed : '' };
  }
  return {
    ...typed,
    revealed: round.serverSeed,
    seed: round.clientSeed,
    nonce: String(round.nonce),
    ...(round.game === 'plinko' && { rows: String(round.rows), risk: round.risk ?? '' }),
  };
}
