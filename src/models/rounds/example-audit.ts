import type { AuditReport } from '#domain/rounds/report.ts';

export const exampleAudit = (): Promise<{ report: AuditReport; note: string } | null> =>
  Promise.resolve(null);
