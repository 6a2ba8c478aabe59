import { createAudit } from '#domain/rounds/audit.ts';
import { bonusRules } from '#domain/rounds/cost/bonus-rules.ts';
import { costOf } from '#domain/rounds/cost/cost-of.ts';
import { oddsCounts } from '#domain/rounds/cost/odds-counts.ts';
import { oddsByOperator } from '#domain/rounds/cost/round-odds.ts';
import { type Explained, explainRound } from '#domain/rounds/explain-round.ts';
import type { ColumnMapping, ReadEvent, TablePreview } from '#domain/rounds/reading/read-event.ts';
import { seedsToShow } from '#domain/rounds/judging/order.ts';
import { recordsOf } from '#domain/rounds/operators/operators.ts';
import { readHistory } from '#domain/rounds/reading/read-history.ts';
import type { ReadingReason } from '#domain/rounds/reading/reasons.ts';
import type { AuditReport, BonusRules, CheckTally, FileRead } from '#domain/rounds/report.ts';
import { resultRecord } from '#domain/rounds/result-record.ts';
import type { Place, RevealedSeed, Round } from '#domain/rounds/round.ts';
import { failedVectors } from '#domain/rounds/self-test.ts';
import { NOBLE_DIGEST } from '#domain/fairness/noble-digest.ts';
import { webCryptoDigest } from '../fairness/web-crypto-digest.ts';

/** What a worker is asked. It answers in turn; to stop it, terminate it. */
export type AuditRequest =
  /** Without names: a name can hold a person's. */
  | { kind: 'read'; files: readonly Blob[] }
  | { kind: 'map'; file: number; mapping: ColumnMapping }
  | { kind: 'reveal'; seeds: readonly string[] }
  | { kind: 'bonus-rules'; rules: BonusRules }
  | { kind: 'explain'; place: Place }
  | { kind: 'export' };

export type AuditAnswer =
  /** Published rounds are recomputed first; one that comes out otherwise stops everything. */
  | { kind: 'unfit'; failed: readonly string[] }
  | { kind: 'progress'; bytes: number; of: number; rounds: number }
  | { kind: 'needs-mapping'; table: TablePreview }
  | { kind: 'refused'; file: number; reason: ReadingReason }
  /** Figures so far, or of all that was given. */
  | { kind: 'report'; report: AuditReport; isWhole: boolean }
  /** One round from its seeds to its payout; `null` where no round was read from the row. */
  | { kind: 'explained'; explained: Explained | null }
  | { kind: 'exported'; json: string }
  | { kind: 'failed' };

/** Least time between two partial reports, and between two reports of how far it is. */
const REPORT_MS = 2000;
const PROGRESS_MS = 250;
/** Reports so far take a twentieth of the time at most. */
const PAUSE_PER_REPORT = 19;

/** Of a report so far the sums alone: rows would keep the page busy, and costs take long. */
const sumsOf = (report: AuditReport): AuditReport => {
  const bare = (tally: CheckTally) => ({ ...tally, differing: [], unjudged: [] });
  const [byOperator, byUsual] = [report.byOperator.map(bare), report.byUsual.map(bare)];
  const seeds = report.seeds.map((seed) => ({ ...seed, missing: [] }));
  return { ...report, byOperator, byUsual, seeds };
};

/** Answers requests one after another. Judges nothing if a published round comes out otherwise. */
export function auditDesk(answer: (answer: AuditAnswer) => void) {
  // The browser's own is faster with files, and is there on HTTPS alone.
  const ofFiles = webCryptoDigest() ?? NOBLE_DIGEST;
  let audit = createAudit(NOBLE_DIGEST);
  const data: Blob[] = [];
  const rounds: Round[][] = [];
  const seeds: RevealedSeed[] = [];
  const files: FileRead[] = [];
  let rules: BonusRules | null = null;
  let isFit: boolean | null = null;
  let last: Promise<void> = Promise.resolve();
  let [nextReport, nextProgress] = [0, 0];

  const allRounds = () => rounds.flat();
  const reportNow = (isWhole: boolean) => {
    const report = audit.report(files, isWhole);
    if (!isWhole) return sumsOf(report);
    const all = allRounds();
    const oddsOf = oddsByOperator(all);
    const [costs, odds] = [costOf(all, oddsOf), oddsCounts(all, oddsOf)];
    return { ...report, costs, odds, bonusRules: rules && bonusRules(all, rules) };
  };
  const report = (isWhole: boolean) => {
    const begun = performance.now();
    const found = reportNow(isWhole);
    // A page that takes over every seed of a crash history stands still for a second.
    const shown = { ...found, seeds: seedsToShow(found.seeds), rules: recordsOf(found) };
    answer({ kind: 'report', report: shown, isWhole });
    const now = performance.now();
    nextReport = now + Math.max(REPORT_MS, (now - begun) * PAUSE_PER_REPORT);
  };
  /** What a file gave before it broke off is taken back: half a history is judged as none. */
  const withoutFile = async (file: number) => {
    if (rounds[file] === undefined) return;
    rounds[file] = [];
    audit = createAudit(NOBLE_DIGEST);
    audit.take(allRounds());
    await audit.reveal(seeds);
  };
  const take = async (event: ReadEvent) => {
    switch (event.kind) {
      case 'rounds':
        audit.take(event.rounds);
        for (const round of event.rounds) (rounds[round.file] ??= []).push(round);
        if (performance.now() >= nextReport) report(false);
        return;
      case 'seeds':
        seeds.push(...event.seeds);
        return;
      case 'read': {
        const { file, sha256 } = event.file;
        if (files.some((other) => other.sha256 === sha256)) {
          await withoutFile(file);
          return answer({ kind: 'refused', file, reason: 'same-file' });
        }
        files.push(event.file);
        return;
      }
      case 'refused':
        await withoutFile(event.file);
        return answer(event);
      case 'needs-mapping':
        return answer(event);
      case 'progress':
        if (performance.now() < nextProgress) return;
        nextProgress = performance.now() + PROGRESS_MS;
        return answer(event);
    }
  };
  const read = async (first: number, blobs: readonly Blob[], mapping: ColumnMapping | null) => {
    for await (const event of readHistory(blobs, mapping, ofFiles, first)) await take(event);
    await audit.reveal(seeds);
    report(true);
  };
  const explain = async ({ file, row }: Place) => {
    const round = rounds[file]?.find((candidate) => candidate.row === row);
    const explained = round ? await explainRound(round, seeds, NOBLE_DIGEST) : null;
    answer({ kind: 'explained', explained });
  };
  const handle = async (request: AuditRequest): Promise<void> => {
    if (isFit === null) {
      const failed = await failedVectors(NOBLE_DIGEST);
      isFit = failed.length === 0;
      if (!isFit) answer({ kind: 'unfit', failed });
    }
    if (!isFit) return;
    switch (request.kind) {
      case 'read': {
        const first = data.length;
        data.push(...request.files);
        return read(first, request.files, null);
      }
      case 'map': {
        const blob = data[request.file];
        return blob && read(request.file, [blob], request.mapping);
      }
      case 'reveal': {
        const from = 'reader' as const;
        const revealed = request.seeds.map((serverSeed) => ({ serverSeed, from }));
        seeds.push(...revealed);
        await audit.reveal(revealed);
        return report(true);
      }
      case 'bonus-rules':
        rules = request.rules;
        return report(true);
      case 'explain':
        return explain(request.place);
      case 'export': {
        const record = await resultRecord(reportNow(true), allRounds(), seeds, NOBLE_DIGEST);
        return answer({ kind: 'exported', json: `${JSON.stringify(record, null, 2)}\n` });
      }
    }
  };

  return (request: AuditRequest): Promise<void> => {
    last = last.then(() => handle(request)).catch(() => answer({ kind: 'failed' }));
    return last;
  };
}
