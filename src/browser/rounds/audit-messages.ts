import type { Explained } from '#domain/rounds/explain-round.ts';
import type { ColumnMapping, TablePreview } from '#domain/rounds/reading/read-event.ts';
import type { ReadingReason } from '#domain/rounds/reading/reasons.ts';
import type { AuditReport, BonusRules } from '#domain/rounds/report.ts';
import type { Place } from '#domain/rounds/round.ts';

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
