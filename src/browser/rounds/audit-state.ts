import type { TablePreview } from '#domain/rounds/reading/read-event.ts';
import type { AuditReport } from '#domain/rounds/report.ts';
import type { AuditAnswer } from './audit-messages.ts';

type Answered<Kind extends AuditAnswer['kind']> = Extract<AuditAnswer, { kind: Kind }>;

export type FileState = {
  /** As the reader's device names it; it is shown and goes nowhere else. */
  name: string;
  state: 'waiting' | 'reading' | 'read' | 'refused' | 'needs-mapping';
  bytes: number;
  of: number;
  rounds: number;
  refusal: Answered<'refused'> | null;
};

export type AuditState = {
  stage: 'idle' | 'working' | 'stopped' | 'failed' | 'unfit';
  /** In the order in which they were given, which is their number. */
  files: readonly FileState[];
  tables: readonly TablePreview[];
  /** `null` until the first figures are there. */
  report: AuditReport | null;
  isWhole: boolean;
  failedVectors: readonly string[];
  revealed: Answered<'revealed'> | null;
  explained: Answered<'explained'> | null;
};

export const NOTHING_READ: AuditState = {
  stage: 'idle',
  files: [],
  tables: [],
  report: null,
  isWhole: false,
  failedVectors: [],
  revealed: null,
  explained: null,
};

/** The files that were given join those that are there. */
export function withFiles(
  now: AuditState,
  given: readonly { name: string; size: number }[],
): AuditState {
  const frame = { state: 'waiting', bytes: 0, rounds: 0, refusal: null } as const;
  const files = given.map(({ name, size }) => ({ ...frame, name, of: size }));
  return { ...now, stage: 'working', files: [...now.files, ...files], isWhole: false };
}

/** A table whose columns are confirmed is read, and no longer asked about. */
export function withMapping(now: AuditState, file: number): AuditState {
  const tables = now.tables.filter((table) => table.file !== file);
  const next: AuditState = { ...now, tables, stage: 'working', isWhole: false };
  return withFile(next, file, { state: 'waiting' });
}

/** What a worker answered joins what is known. */
export function withAnswer(now: AuditState, answer: AuditAnswer): AuditState {
  switch (answer.kind) {
    case 'unfit':
      return { ...now, stage: 'unfit', failedVectors: answer.failed };
    case 'progress':
      return withFile(now, answer.file, { ...pick(answer), state: 'reading' });
    case 'needs-mapping': {
      const tables = [...now.tables, answer.table];
      return withFile({ ...now, tables }, answer.table.file, { state: 'needs-mapping' });
    }
    case 'refused':
      return withFile(now, answer.file, { state: 'refused', refusal: answer });
    case 'report': {
      const { report, isWhole } = answer;
      const next: AuditState = { ...now, report, isWhole, stage: isWhole ? 'idle' : now.stage };
      return report.files.reduce<AuditState>(
        (state, { file, bytes, rounds }) => withFile(state, file, { state: 'read', bytes, rounds }),
        next,
      );
    }
    case 'revealed':
      return { ...now, revealed: answer };
    case 'explained':
      return { ...now, explained: answer };
    case 'failed':
      return { ...now, stage: 'failed' };
    case 'exported':
      return now;
  }
}

const pick = ({ bytes, of, rounds }: Answered<'progress'>) => ({ bytes, of, rounds });

const withFile = (now: AuditState, at: number, change: Partial<FileState>): AuditState => ({
  ...now,
  files: now.files.map((file, place) => (place === at ? { ...file, ...change } : file)),
});
