import type { Digest } from '../fairness/digest.ts';
import { createAudit } from './audit.ts';
import type { Judgement } from './judging/judgement.ts';
import { gameOf, type Note } from './judging/tallies.ts';
import type { AuditReport, CheckTally } from './report.ts';
import type { RevealedSeed, Round } from './round.ts';

type Judged = Pick<CheckTally, 'check' | 'operator' | 'game' | 'rule'> & {
  by: Parameters<Note>[0];
  verdict: Judgement['verdict'];
  reason: string | null;
};

/**
 * A result to keep: every judgement by row numbers, without a name, an address or a seed. What is found in
 * rows that are no round is left out, as is the first row of a file, because it may be personal.
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
      firstRow: null,
      skipped: skipped.map(({ row, reason }) => ({ row, reason })),
    })),
    seedsWithoutRounds: seedsLeftOver.length,
    sums: [...byOperator, ...byUsual].map(
      ({ check, operator, game, rule, agree, differ, notJudged, tolerance, difference }) => {
        const counts = { agree, differ, notJudged };
        return { check, operator, game, rule, ...counts, tolerance, difference };
      },
    ),
    judgements: await judgementsOf(rounds, seeds, digest),
  };
}

/** Each round is judged once more, because a report has sums and the first rows alone. */
async function judgementsOf(
  rounds: readonly Round[],
  seeds: readonly RevealedSeed[],
  digest: Digest,
) {
  const all = new Map<string, Judged & { rows: Round[] }>();
  const note: Note = (by, check, rule, round, judgement) => {
    const { verdict } = judgement;
    const reason = verdict === 'agree' ? null : judgement.reason;
    const of = { by, check, operator: round.operator, game: gameOf(round), rule, verdict, reason };
    const key = Object.values(of).join(' ');
    const judged = all.get(key) ?? { ...of, rows: [] };
    judged.rows.push(round);
    all.set(key, judged);
  };
  const audit = createAudit(digest, () => note);
  audit.take(rounds);
  await audit.reveal(seeds);
  audit.judgements();
  return [...all.values()].map(({ rows, ...of }) => ({ ...of, ranges: rangesOf(rows) }));
}

/** Rows of a file from one to the next without a gap: 1-17, 19. */
function rangesOf(rounds: readonly Round[]) {
  const inOrder = rounds.toSorted((a, b) => a.file - b.file || a.row - b.row);
  return [...Map.groupBy(inOrder, ({ file }) => file)].map(([file, rows]) => {
    const starts = rows.filter(({ row }, place) => rows[place - 1]?.row !== row - 1);
    const ends = rows.filter(({ row }, place) => rows[place + 1]?.row !== row + 1);
    const ranges = starts.map(({ row }, place) => {
      const end = ends[place]?.row ?? row;
      return end === row ? `${row}` : `${row}-${end}`;
    });
    return { file, rows: ranges.join(', ') };
  });
}
