import { publishedHashes } from '../fairness/commitment.ts';
import type { Digest } from '../fairness/digest.ts';
import { judgeBySeed, judgePromises, judgeWithoutSeed } from './judging/judge-round.ts';
import type { Judgement } from './judging/judgement.ts';
import { gameOf, type Note } from './judging/tallies.ts';
import type { AuditReport, CheckTally } from './report.ts';
import type { RevealedSeed, Round } from './round.ts';

type Ranges = { file: number; rows: string }[];
type Judged = Pick<CheckTally, 'check' | 'operator' | 'game' | 'rule'> & {
  by: Parameters<Note>[0];
  verdict: Judgement['verdict'];
  reason: string | null;
  ranges: Ranges;
};

/**
 * A result to keep: every judgement by row numbers, without a name, an address or a seed. What is found in
 * rows that are no round is left out, as it may be personal.
 */
export async function resultRecord(
  report: AuditReport,
  rounds: readonly Round[],
  seeds: readonly RevealedSeed[],
  digest: Digest,
) {
  const { byOperator, byUsual, seedsLeftOver, files, ...rest } = report;
  return {
    ...rest,
    files: files.map(({ skipped, ...file }) => ({
      ...file,
      skipped: skipped.map(({ row, reason }) => ({ row, reason })),
    })),
    seedsWithoutRounds: seedsLeftOver.length,
    sums: [...byOperator, ...byUsual].map(
      ({ check, operator, game, rule, agree, differ, notJudged }) => {
        return { check, operator, game, rule, agree, differ, notJudged };
      },
    ),
    judgements: await judgementsOf(report, rounds, seeds, digest),
  };
}

/** Seeds by each of their published hashes. */
export async function seedsByHash(seeds: readonly RevealedSeed[], digest: Digest) {
  const byHash = new Map<string, string>();
  for (const { serverSeed } of seeds) {
    for (const { hash } of await publishedHashes(serverSeed, digest)) byHash.set(hash, serverSeed);
  }
  return byHash;
}

/** Each round is judged once more on its own, because an audit keeps sums and the first rows alone. */
async function judgementsOf(
  { seeds: used }: AuditReport,
  rounds: readonly Round[],
  seeds: readonly RevealedSeed[],
  digest: Digest,
): Promise<readonly Judged[]> {
  const byHash = await seedsByHash(seeds, digest);
  const broken = new Set(used.flatMap(({ hash, state }) => (state === 'broken' ? hash : [])));
  const all = new Map<string, Judged>();
  const note: Note = (by, check, rule, round, judgement) => {
    const { verdict } = judgement;
    const reason = verdict === 'agree' ? null : judgement.reason;
    const of = { by, check, operator: round.operator, game: gameOf(round), rule, verdict, reason };
    const key = Object.values(of).join(' ');
    const judged = all.get(key) ?? { ...of, ranges: [] };
    all.set(key, judged);
    addRow(judged.ranges, round);
  };
  for (const round of rounds) {
    judgeWithoutSeed(round, note);
    const { serverSeedHash: hash } = round;
    const serverSeed = hash === null ? round.serverSeed : byHash.get(hash);
    if (serverSeed !== undefined) await judgeBySeed(round, serverSeed, digest, note);
    const seed = serverSeed === undefined ? null : { serverSeed, form: '' };
    const isNamed = hash !== null && broken.has(hash);
    judgePromises({ hash, rounds: [round], judged: seed === null ? 0 : 1, seed, isNamed }, note);
  }
  return [...all.values()];
}

/** Rows come in rising order within a file: 1-17, 19. */
function addRow(ranges: Ranges, { file, row }: Round): void {
  const last = ranges.at(-1);
  if (last === undefined || last.file !== file) {
    ranges.push({ file, rows: String(row) });
    return;
  }
  const [, before = '', start = '', end = start] = /^(.*?)(\d+)(?:-(\d+))?$/.exec(last.rows) ?? [];
  last.rows = Number(end) === row - 1 ? `${before}${start}-${row}` : `${last.rows}, ${row}`;
}
