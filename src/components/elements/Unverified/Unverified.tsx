import { Badge } from '../Badge/Badge.tsx';

/** Marks a statement that no source confirms. */
export function Unverified() {
  return <Badge tone="warn">No source found</Badge>;
}
