import type { Explained } from '#domain/rounds/explain-round.ts';
import type { TablePreview } from '#domain/rounds/reading/read-event.ts';
import type { ReadingReason } from '#domain/rounds/reading/reasons.ts';
import type { AuditReport } from '#domain/rounds/report.ts';
import type { AuditAnswer } from './audit-session.ts';

export type AuditState = {
  stage: 'idle' | 'working' | 'stopped' | 'failed' | 'unfit';
  /**
   * Files by the names that the reader's device has for them, which go nowhere else. Their place is their number;
   * `null` once removed.
   */
  names: readonly (string | null)[];
  /** Reasons why files are not read, by their number. */
  refused: Readonly<Record<number, ReadingReason>>;
  progress: { bytes: number; of: number; rounds: number };
  tables: readonly TablePreview[];
  /** `null` until the first figures are there. */
  report: AuditReport | null;
  isWhole: boolean;
  /** ISO day of the last whole report, by the reader's clock. */
  checkedOn: string | null;
  /** Times that reading has ended or the last seed was revealed: the finding then takes the focus. */
  endings: number;
  failedVectors: readonly string[];
  /** Undefined until a row is asked for, `null` where it holds no round. */
  explained?: Explained | null | undefined;
};

const PROGRESS = { bytes: 0, of: 1, rounds: 0 };
const BEGUN = { stage: 'working' as const, isWhole: false, progress: PROGRESS };

export const NOTHING_READ: AuditState = {
  ...{ ...BEGUN, stage: 'idle', report: null, checkedOn: null, endings: 0 },
  ...{ names: [], refused: {}, tables: [], failedVectors: [] },
};

export const withFiles = (now: AuditState, given: readonly { name: string }[]): AuditState => {
  return { ...now, ...BEGUN, names: [...now.names, ...given.map(({ name }) => name)] };
};

/** A table whose columns are confirmed is read, and no longer asked about. */
export const withMapping = (now: AuditState, file: number): AuditState => {
  const others = Object.entries(now.refused).filter(([refused]) => Number(refused) !== file);
  const tables = now.tables.filter((table) => table.file !== file);
  return { ...now, ...BEGUN, refused: Object.fromEntries(others), tables };
};

/** The worker's answer has the report without it. */
export const withoutFile = (now: AuditState, file: number): AuditState => {
  const names = now.names.map((name, place) => (place === file ? null : name));
  return { ...withMapping(now, file), names };
};

export function withAnswer(now: AuditState, answer: AuditAnswer): AuditState {
  switch (answer.kind) {
    case 'unfit':
      return { ...now, stage: 'unfit', failedVectors: answer.failed };
    case 'progress':
      return { ...now, progress: answer };
    case 'needs-mapping':
      return { ...now, tables: [...now.tables, answer.table] };
    case 'refused':
      return { ...now, refused: { ...now.refused, [answer.file]: answer.reason } };
    case 'report': {
      const { report, isWhole } = answer;
      if (!isWhole) return { ...now, report, isWhole };
      const isRevealed = report.seedSums.waiting === 0 && (now.report?.seedSums.waiting ?? 0) > 0;
      const endings = now.endings + (now.stage === 'working' || isRevealed ? 1 : 0);
      // Swedish days are ISO days.
      const checkedOn = new Date().toLocaleDateString('sv-SE');
      return { ...now, report, isWhole, endings, stage: 'idle', checkedOn };
    }
    case 'explained':
      return { ...now, explained: answer.explained };
    case 'failed':
      return { ...now, stage: 'failed' };
    case 'exported':
      return now;
  }
}
