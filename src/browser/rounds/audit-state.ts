import type { GivenFile, TablePreview } from '#domain/rounds/reading/read-event.ts';
import type { Explained } from '#domain/rounds/explain-round.ts';
import type { AuditReport } from '#domain/rounds/report.ts';
import type { AuditAnswer } from './audit-messages.ts';

export type AuditState = {
  stage: 'idle' | 'working' | 'stopped' | 'failed' | 'unfit';
  /** In the order in which they were given, which is their number. */
  files: readonly GivenFile[];
  progress: { bytes: number; of: number; rounds: number };
  tables: readonly TablePreview[];
  /** `null` until the first figures are there. */
  report: AuditReport | null;
  isWhole: boolean;
  failedVectors: readonly string[];
  /** Undefined until a row is asked for, `null` where it holds no round. */
  explained?: Explained | null;
};

const NO_PROGRESS = { bytes: 0, of: 1, rounds: 0 };

export const NOTHING_READ: AuditState = {
  stage: 'idle',
  files: [],
  progress: NO_PROGRESS,
  tables: [],
  report: null,
  isWhole: false,
  failedVectors: [],
};

const working = (now: AuditState): AuditState => ({
  ...now,
  stage: 'working',
  isWhole: false,
  progress: NO_PROGRESS,
});

/** The files that were given join those that are there. */
export function withFiles(now: AuditState, given: readonly { name: string }[]): AuditState {
  const files = given.map(({ name }): GivenFile => {
    return { name, state: 'waiting', rounds: 0, refusal: null };
  });
  return { ...working(now), files: [...now.files, ...files] };
}

/** A table whose columns are confirmed is read, and no longer asked about. */
export function withMapping(now: AuditState, file: number): AuditState {
  const tables = now.tables.filter((table) => table.file !== file);
  return withFile({ ...working(now), tables }, file, { state: 'waiting' });
}

/** What a worker answered joins what is known. */
export function withAnswer(now: AuditState, answer: AuditAnswer): AuditState {
  switch (answer.kind) {
    case 'unfit':
      return { ...now, stage: 'unfit', failedVectors: answer.failed };
    case 'progress':
      return { ...now, progress: answer };
    case 'needs-mapping': {
      const tables = [...now.tables, answer.table];
      return withFile({ ...now, tables }, answer.table.file, { state: 'needs-mapping' });
    }
    case 'refused':
      return withFile(now, answer.file, { state: 'refused', refusal: answer.reason });
    case 'report': {
      const { report, isWhole } = answer;
      const next: AuditState = { ...now, report, isWhole, stage: isWhole ? 'idle' : now.stage };
      return report.files.reduce<AuditState>(
        (state, { file, rounds }) => withFile(state, file, { state: 'read', rounds }),
        next,
      );
    }
    case 'explained':
      return { ...now, explained: answer.explained };
    case 'failed':
      return { ...now, stage: 'failed' };
    case 'exported':
      return now;
  }
}

const withFile = (now: AuditState, at: number, change: Partial<GivenFile>): AuditState => ({
  ...now,
  files: now.files.map((file, place) => (place === at ? { ...file, ...change } : file)),
});
