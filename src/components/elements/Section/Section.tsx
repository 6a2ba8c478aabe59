import type { ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  /** Target of links on this and other pages. */
  id?: string;
  /** `ruled` draws a hairline above, `tight` halves the space. */
  variant?: 'plain' | 'ruled' | 'tight';
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
};

export function Section({ id, variant = 'plain', labelledBy, children }: Props) {
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[variant] ?? ''}`.trim()}
      aria-labelledby={labelledBy}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
