import type { ColumnMapping, HistoryFile, ReadEvent } from '#domain/rounds/reading/read-event.ts';
import type { AuditReport, BonusRules } from '#domain/rounds/report.ts';
import type { Place, RevealedSeed, Round } from '#domain/rounds/round.ts';
import type { AuditAnswer, AuditRequest, ExplainedRound, RevealedLine } from './audit-messages.ts';

/** What the desk works with; the worker hands it the real parts, a test its own. */
export type AuditParts = {
  readHistory: (
    data: HistoryFile,
    file: number,
    mapping: ColumnMapping | null,
  ) => AsyncIterable<ReadEvent>;
  audit: {
    take: (rounds: readonly Round[]) => void;
    reveal: (seeds: readonly RevealedSeed[]) => Promise<void>;
    fileRead: (file: AuditReport['files'][number]) => void;
    report: (rules: BonusRules | null) => AuditReport;
  };
  selfTest: () => Promise<readonly string[]>;
  joinSeeds: (seeds: readonly string[], report: AuditReport) => Promise<RevealedLine[]>;
  explain: (round: Round | undefined) => Promise<ExplainedRound>;
  exportText: (report: AuditReport) => string;
  now: () => number;
};

/** Time between two partial reports, and between two reports of how far it is. */
const REPORT_MS = 250;
const PROGRESS_MS = 100;
/** Of the time that reading takes, partial reports take a fifth at most. */
const REPORT_SHARE = 4;

/** Answers requests one after another. Refuses to judge anything if a published vector fails. */
export function auditDesk(answer: (answer: AuditAnswer) => void, parts: AuditParts) {
  const { audit, now } = parts;
  const data = new Map<number, Blob>();
  const rounds: Round[][] = [];
  let rules: BonusRules | null = null;
  let isFit: Promise<boolean> | null = null;
  let last: Promise<void> = Promise.resolve();
  let nextReport = 0;
  let nextProgress = 0;

  const passes = async () => {
    const failed = await parts.selfTest();
    if (failed.length > 0) answer({ kind: 'unfit', failed });
    return failed.length === 0;
  };
  const report = (isWhole: boolean) => {
    const begun = now();
    answer({ kind: 'report', report: audit.report(rules), isWhole });
    nextReport = now() + Math.max(REPORT_MS, (now() - begun) * REPORT_SHARE);
  };
  const take = async (event: ReadEvent, file: number) => {
    if (event.kind === 'rounds') {
      audit.take(event.rounds);
      const rows = (rounds[file] ??= []);
      for (const round of event.rounds) rows[round.row] = round;
      if (now() >= nextReport) report(false);
    } else if (event.kind === 'seeds') await audit.reveal(event.seeds);
    else if (event.kind === 'read') audit.fileRead(event.file);
    else if (event.kind !== 'progress') answer(event);
    else if (now() >= nextProgress) {
      answer({ ...event, file });
      nextProgress = now() + PROGRESS_MS;
    }
  };
  const read = async (file: number, mapping: ColumnMapping | null) => {
    const blob = data.get(file);
    if (blob === undefined) return;
    for await (const event of parts.readHistory(blob, file, mapping)) await take(event, file);
  };
  const handle = async (request: AuditRequest) => {
    isFit ??= passes();
    if (!(await isFit)) return;
    switch (request.kind) {
      case 'read':
        for (const { file, data: blob } of request.files) {
          data.set(file, blob);
          await read(file, null);
        }
        return report(true);
      case 'map':
        await read(request.file, request.mapping);
        return report(true);
      case 'reveal': {
        const lines = await parts.joinSeeds(request.seeds, audit.report(rules));
        await audit.reveal(
          request.seeds.map((serverSeed) => ({ serverSeed, from: 'reader' as const })),
        );
        answer({ kind: 'revealed', lines });
        return report(true);
      }
      case 'bonus-rules':
        rules = request.rules;
        return report(true);
      case 'explain':
        return answer({
          kind: 'explained',
          place: request.place,
          explained: await parts.explain(roundAt(request.place)),
        });
      case 'export':
        return answer({ kind: 'exported', json: parts.exportText(audit.report(rules)) });
    }
  };
  const roundAt = ({ file, row }: Place) => rounds[file]?.[row];

  return (request: AuditRequest): Promise<void> => {
    last = last.then(() => handle(request)).catch(() => answer({ kind: 'failed' }));
    return last;
  };
}
