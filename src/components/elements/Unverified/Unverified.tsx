import { Badge } from '../Badge/Badge.tsx';

/** Stands beside a statement that no source confirms. */
export function Unverified() {
  return <Badge tone="warn">No source found</Badge>;
}
