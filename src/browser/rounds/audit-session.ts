import { createAudit } from '#domain/rounds/audit.ts';
import { type Explained, explainRound } from '#domain/rounds/explain-round.ts';
import type { ColumnMapping, ReadEvent, TablePreview } from '#domain/rounds/reading/read-event.ts';
import { seedsToShow } from '#domain/rounds/judging/order.ts';
import { recordsOf } from '#domain/rounds/operators/operators.ts';
import { readHistory } from '#domain/rounds/reading/read-history.ts';
import type { ReadingReason } from '#domain/rounds/reading/reasons.ts';
import type { AuditReport, BonusRules, FileRead } from '#domain/rounds/report.ts';
import { resultRecord } from '#domain/rounds/result-record.ts';
import type { Place, RevealedSeed, Round } from '#domain/rounds/round.ts';
import { failedVectors } from '#domain/rounds/self-test.ts';
import { NOBLE_DIGEST } from '#domain/fairness/noble-digest.ts';
import { webCryptoDigest } from '../fairness/web-crypto-digest.ts';

/** Request to the worker, which answers in turn. To stop it, terminate it. */
export type AuditRequest =
  /** Without names: a name can hold a person's. */
  | { kind: 'read'; files: readonly Blob[] }
  | { kind: 'map'; file: number; mapping: ColumnMapping }
  | { kind: 'remove'; file: number }
  | { kind: 'reveal'; seeds: readonly string[] }
  | { kind: 'bonus-rules'; rules: BonusRules }
  | { kind: 'explain'; place: Place }
  /** With the sentence and the ISO day that the reader sees. */
  | { kind: 'export'; finding: string; checkedOn: string };

export type AuditAnswer =
  /** Published rounds are recomputed first; one that comes out otherwise stops everything. */
  | { kind: 'unfit'; failed: readonly string[] }
  | { kind: 'progress'; bytes: number; of: number; rounds: number }
  | { kind: 'needs-mapping'; table: TablePreview }
  /** `found` is a number of the file, such as a line. */
  | { kind: 'refused'; file: number; reason: ReadingReason; found?: string }
  /** Figures so far, or of all that was given. */
  | { kind: 'report'; report: AuditReport; isWhole: boolean }
  /** One round from its seeds to its payout; `null` where no round was read from the row. */
  | { kind: 'explained'; explained: Explained | null }
  | { kind: 'exported'; json: string }
  | { kind: 'failed' };

/** Least time between two partial reports, and between two reports of progress. */
const REPORT_MS = 2000;
const PROGRESS_MS = 250;
/** Reports so far take a twentieth of the time at most. */
const PAUSE_PER_REPORT = 19;

/** Answers requests one after another. Judges nothing if a published round comes out otherwise. */
export function createAuditSession(answer: (answer: AuditAnswer) => void) {
  // The browser's own is faster with files, and is there on HTTPS alone.
  const ofFiles = webCryptoDigest() ?? NOBLE_DIGEST;
  let audit = createAudit(NOBLE_DIGEST);
  /** Of hashes of ids, which nobody can then look up. `randomUUID` is there on HTTPS alone. */
  const salt = crypto.getRandomValues(new Uint32Array(4)).join(' ');
  const data: Blob[] = [];
  /** Tables that were asked about: their columns can be chosen again. */
  const tables = new Map<number, TablePreview>();
  // By the number of their file, so that those of a refused one can be taken back.
  const rounds: Round[][] = [];
  const seeds: RevealedSeed[][] = [];
  const seedsOfReader: RevealedSeed[] = [];
  /** Seeds that the audit has not been given yet. */
  let unrevealed: RevealedSeed[] = [];
  let files: FileRead[] = [];
  let rules: BonusRules | null = null;
  let isFit: boolean | null = null;
  let last: Promise<void> = Promise.resolve();
  let [nextReport, nextProgress] = [0, 0];

  const allRounds = () => rounds.flat();
  const allSeeds = () => [...seeds.flat(), ...seedsOfReader];
  const report = (isWhole: boolean) => {
    const begun = performance.now();
    const found = isWhole ? audit.report(files, rules) : audit.reportSoFar(files);
    // A page that takes over every seed of a crash history stands still for a second.
    const seeds = isWhole ? seedsToShow(found.seeds) : [];
    const gameOrders = isWhole ? found.gameOrders : [];
    const shown = { ...found, seeds, gameOrders, rules: isWhole ? recordsOf(found) : [] };
    answer({ kind: 'report', report: shown, isWhole });
    const now = performance.now();
    nextReport = now + Math.max(REPORT_MS, (now - begun) * PAUSE_PER_REPORT);
  };
  /** Takes back what a file gave before it broke off: half a history is judged as none. */
  const withdraw = (file: number) => {
    files = files.filter((other) => other.file !== file);
    if (rounds[file] === undefined && seeds[file] === undefined) return;
    rounds[file] = [];
    seeds[file] = [];
    audit = createAudit(NOBLE_DIGEST);
    audit.take(allRounds());
    unrevealed = allSeeds();
  };
  const askAgain = (file: number) => {
    const table = tables.get(file);
    if (table !== undefined) answer({ kind: 'needs-mapping', table });
  };
  const take = (event: ReadEvent) => {
    switch (event.kind) {
      case 'rounds':
        audit.take(event.rounds);
        for (const round of event.rounds) (rounds[round.file] ??= []).push(round);
        if (performance.now() >= nextReport) report(false);
        return;
      case 'seeds':
        (seeds[event.file] ??= []).push(...event.seeds);
        unrevealed.push(...event.seeds);
        return;
      case 'read': {
        const { file, sha256 } = event.file;
        if (files.some((other) => other.sha256 === sha256)) {
          withdraw(file);
          return answer({ kind: 'refused', file, reason: 'same-file' });
        }
        files.push(event.file);
        // No row, or none that any sum holds: the columns may be others.
        if (!rounds[file]?.some(({ doubt }) => doubt === undefined)) askAgain(file);
        return;
      }
      case 'refused':
        withdraw(event.file);
        answer(event);
        return askAgain(event.file);
      case 'needs-mapping':
        tables.set(event.table.file, event.table);
        return answer(event);
      case 'progress':
        if (performance.now() < nextProgress) return;
        nextProgress = performance.now() + PROGRESS_MS;
        return answer(event);
    }
  };
  const reveal = async () => {
    const revealed = unrevealed;
    unrevealed = [];
    await audit.reveal(revealed);
  };
  const read = async (first: number, blobs: readonly Blob[], mapping: ColumnMapping | null) => {
    for await (const event of readHistory(blobs, mapping, ofFiles, first, salt)) take(event);
    await reveal();
    report(true);
  };
  const explain = async ({ file, row }: Place) => {
    const round = rounds[file]?.find((candidate) => candidate.row === row);
    const explained = round ? await explainRound(round, allSeeds(), NOBLE_DIGEST) : null;
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
        const { file, mapping } = request;
        const [blob, table] = [data[file], tables.get(file)];
        // Read before by another mapping.
        withdraw(file);
        if (table !== undefined) tables.set(file, { ...table, guess: mapping });
        return blob && read(file, [blob], mapping);
      }
      case 'remove':
        withdraw(request.file);
        data[request.file] = new Blob();
        await reveal();
        return report(true);
      case 'reveal': {
        const from = 'reader' as const;
        const revealed = request.seeds.map((serverSeed) => ({ serverSeed, from }));
        seedsOfReader.push(...revealed);
        unrevealed.push(...revealed);
        await reveal();
        return report(true);
      }
      case 'bonus-rules':
        rules = request.rules;
        return report(true);
      case 'explain':
        return explain(request.place);
      case 'export': {
        const whole = audit.report(files, rules);
        const record = await resultRecord(whole, allRounds(), allSeeds(), NOBLE_DIGEST);
        const { finding, checkedOn } = request;
        const json = JSON.stringify({ finding, checkedOn, ...record }, null, 2);
        return answer({ kind: 'exported', json: `${json}\n` });
      }
    }
  };

  return (request: AuditRequest): Promise<void> => {
    last = last.then(() => handle(request)).catch(() => answer({ kind: 'failed' }));
    return last;
  };
}
