import { counted } from './audit-answers.ts';

/** Why there is nothing to follow. */
export const UNEXPLAINED = {
  'no-such-round': 'No round was read from this row.',
  'needs-seed': 'The seed of this round is not revealed yet. Paste it above.',
  'no-rule': 'We know no rule by which this game can be worked out again.',
} as const;

type Line = { hashes: readonly string[]; sha256: string };

/** What became of pasted seeds: those that a history waits for, and those that none names. */
export function revealedLines(lines: readonly Line[]): {
  joined: string;
  missed: string | undefined;
} {
  const joined = lines.filter(({ hashes }) => hashes.length > 0).length;
  const missed = lines.flatMap(({ hashes, sha256 }, place) =>
    hashes.length > 0 ? [] : [`Seed ${place + 1}, with the hash ${sha256.slice(0, 12)}…`],
  );
  return {
    joined: joined === 0 ? '' : `${counted(joined, 'seed')} joined to their rounds by their hash.`,
    missed:
      missed.length === 0
        ? undefined
        : `No round in these files names: ${missed.join('; ')}. Check that it was copied whole.`,
  };
}
