export type OfflineAudit = { href: string; bytes: number; sha256: string };

/** The audit as one file, which `integrations/offline-audit.ts` builds; `null` under `npm run dev`. */
export function offlineAudit(): OfflineAudit | null {
  const setting = import.meta.env.OFFLINE_AUDIT;
  return setting === undefined ? null : (JSON.parse(setting) as OfflineAudit);
}
