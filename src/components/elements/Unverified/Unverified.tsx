import { Badge } from '../Badge/Badge.tsx';

/** Stands beside a statement that no source confirms yet. */
export function Unverified() {
  return <Badge tone="warn">Unverified</Badge>;
}
