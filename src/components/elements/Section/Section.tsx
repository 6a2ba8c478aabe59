import type { ReactNode } from 'react';
import { Wrap } from '../Wrap/Wrap.tsx';
import styles from './Section.module.css';

type Props = {
  /** Target of links on this and other pages. */
  id?: string;
  /** `ruled` draws a hairline above, `tight` halves the space. */
  variant?: 'plain' | 'ruled' | 'tight';
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** Far down a long page: laid out as it comes near. */
  lazy?: boolean;
  children: ReactNode;
};

export function Section({ id, variant = 'plain', labelledBy, lazy, children }: Props) {
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[variant]}`}
      aria-labelledby={labelledBy}
      data-lazy={lazy}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}
