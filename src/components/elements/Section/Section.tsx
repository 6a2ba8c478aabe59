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
  late?: boolean;
  children: ReactNode;
};

export function Section({ id, variant = 'plain', labelledBy, late, children }: Props) {
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[variant]}`}
      aria-labelledby={labelledBy}
      data-late={late}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}
