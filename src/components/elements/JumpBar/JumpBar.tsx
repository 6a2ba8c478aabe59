import type { LinkItem } from '#domain/site/link-item.ts';
import { LinkList } from '../LinkList/LinkList.tsx';
import line from '../line-of-links.module.css';
import styles from './JumpBar.module.css';

type Props = { label: string; items: readonly LinkItem[] };

/** The parts of a long page in one line that stays in sight, for screens without a rail. */
export function JumpBar({ label, items }: Props) {
  return (
    <nav className={`${line.line} ${styles.bar}`} aria-label={label}>
      <LinkList items={items} />
    </nav>
  );
}
