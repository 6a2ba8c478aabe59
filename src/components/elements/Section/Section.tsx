import type { ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  /** Anchor; the id of the heading is derived from it. */
  id?: string;
  /** `ruled` draws a hairline above, `tight` halves the space. */
  variant?: 'plain' | 'ruled' | 'tight';
  title?: string;
  intro?: ReactNode;
  /** Id of the heading that labels the section if it has no title. */
  labelledBy?: string;
  children: ReactNode;
};

/** Full-width section of a page. */
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
