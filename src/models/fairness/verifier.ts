import { checkRound } from '#domain/fairness/check-round.ts';
import { publishedHashes } from '#domain/fairness/commitment.ts';
import type { PublishedRound, Scheme } from '#domain/fairness/scheme.ts';
import { ruleOf, SCHEMES } from '#domain/fairness/schemes.ts';
import { NOBLE_DIGEST } from '#domain/fairness/noble-digest.ts';

/** Verifier for the schemes of one game's guide; `null` where rounds cannot be recomputed. */
export async function verifierOf(game: string) {
  const ofGame = SCHEMES.filter(({ guide }) => guide === game);
  const commitments = SCHEMES.filter(({ inWords }) => inWords === null);
  return ofGame.length === 0 ? null : verifierWith([...ofGame, ...commitments]);
}

/** Verifier for all schemes. */
export const wholeVerifier = () => verifierWith(SCHEMES);

async function verifierWith(offered: readonly Scheme[]) {
  const schemes = notEmpty(await Promise.all(offered.map(offeredScheme)), 'a scheme');
  const read = ruleOf(schemes[0].id).read(schemes[0].examples[0].typed);
  if (!read.ok) throw new Error(`Expected a readable example, found ${JSON.stringify(read)}`);
  return { schemes, first: await checkRound(read.value, NOBLE_DIGEST) };
}

async function offeredScheme(scheme: Scheme) {
  const { id, name, fields, inWords, publishedRounds, notShown, sources } = scheme;
  const examples = await Promise.all(
    publishedRounds.map((round, place) => exampleOf(scheme, round, place + 1)),
  );
  return {
    ...{ id, name, inWords, notShown, sources },
    fields: ruleOf(id).fields.map((field) => {
      const words = fields[field];
      if (words === undefined) throw new Error(`Expected words for ${field} of ${id}`);
      return { name: field, ...words };
    }),
    examples: notEmpty(examples, `a published round of ${id}`),
    publishedRounds: inWords === null ? 0 : publishedRounds.length,
  };
}

/** Published round as form input; computes the hash of the server seed if it was not published. */
async function exampleOf(
  { id, inWords, commitsTo }: Scheme,
  { typed, shownHash }: PublishedRound,
  number: number,
) {
  const { revealed = '', claim } = typed;
  const [usual] = await publishedHashes(revealed, NOBLE_DIGEST, ruleOf(id).hashedForm);
  const note = NOTES[commitsTo][shownHash === null ? 'filledIn' : 'published'];
  return {
    name: claim === undefined ? `Example ${number}` : `Example ${number}: ${claim}`,
    typed: { ...typed, shownHash: shownHash ?? usual?.hash ?? '' },
    note: inWords === null ? 'A server seed and its hash, published together.' : note,
  };
}

const NOTES = {
  'server-seed': {
    published: 'A published round, with the published hash of its server seed.',
    filledIn:
      'A published round. Its hash wasn’t published with it: we filled in the SHA-256 of the seed, so the hashes here always match.',
  },
  'game-before': {
    published: 'A published round, with the published hash of the game before it.',
    filledIn:
      'A published round. The hash of the game before it wasn’t published with it: we filled in the SHA-256 of this one, so the hashes here always match.',
  },
};

function notEmpty<Item>(items: readonly Item[], what: string): readonly [Item, ...Item[]] {
  const [first, ...others] = items;
  if (first === undefined) throw new Error(`Expected ${what}, found none`);
  return [first, ...others];
}
