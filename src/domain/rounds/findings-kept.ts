/** Rows named of each kind of finding; the rest are counted alone. */
export const FINDINGS_KEPT = 200;
