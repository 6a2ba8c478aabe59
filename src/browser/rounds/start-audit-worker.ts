/** A module of its own: the audit that works from a disk puts another one in its place. */
export const startAuditWorker = (): Worker =>
  new Worker(new URL('./audit.worker.ts', import.meta.url), { type: 'module' });
