import type { ReactNode } from 'react';
import styles from './Chip.module.css';

type Props = { href: string; children: ReactNode };

/** A link that looks like a chip, one of several that lead to parts of a page. */
export function ChipLink({ href, children }: Props) {
  return (
    <a className={`${styles.face} ${styles.link}`} href={href}>
      {children}
    </a>
  );
}
