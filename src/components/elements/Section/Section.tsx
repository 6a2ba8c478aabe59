import type { ReactNode } from 'react';
import { Split } from '../Split/Split.tsx';
import styles from './Section.module.css';

type Props = {
  /** Target of links on this and other pages. The id of its heading is made from it. */
  id?: string;
  /** `ruled` draws a hairline above, `tight` halves the space. */
  variant?: 'plain' | 'ruled' | 'tight';
  title?: string;
  intro?: string;
  /** Id of the heading that names the section, where it has no title of its own. */
  labelledBy?: string;
  rail?: ReactNode;
  railOnPhone?: 'before' | 'after';
  children: ReactNode;
};

/** A part of a page from edge to edge, with its heading and with a rail where it has them. */
export function Section({ id, variant = 'plain', labelledBy, children, ...parts }: Props) {
  const { title, intro, rail, railOnPhone } = parts;
  const titleId = title === undefined ? labelledBy : `${id}-title`;
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[variant] ?? ''}`.trim()}
      aria-labelledby={titleId}
    >
      <div className="wrap">
        {title !== undefined && (
          <div className={`columns-48 ${styles.heading}`}>
            <h2 id={titleId}>{title}</h2>
            <p className={styles.intro}>{intro}</p>
          </div>
        )}
        {rail === undefined ? children : <Split {...{ rail, railOnPhone }}>{children}</Split>}
      </div>
    </section>
  );
}
