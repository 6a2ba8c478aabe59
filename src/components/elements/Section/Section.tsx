import type { ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  /** Target of links on this and other pages. The id of its heading is made from it. */
  id?: string;
  /** `ruled` draws a hairline above, `tight` halves the space. */
  variant?: 'plain' | 'ruled' | 'tight';
  title?: string;
  intro?: ReactNode;
  /** Id of the heading that names the section, where it has no title of its own. */
  labelledBy?: string;
  children: ReactNode;
};

/** A part of a page from edge to edge, with its heading where it has one. */
export function Section({ id, variant = 'plain', labelledBy, title, intro, children }: Props) {
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
        {children}
      </div>
    </section>
  );
}
