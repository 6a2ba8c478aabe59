import type { ReactNode } from 'react';
import styles from './TitledSection.module.css';

type Props = {
  /** Target of links; the heading's own id is made from it. */
  id: string;
  title: string;
  children: ReactNode;
};

/** One part of an article-like page: a heading, and what stands below it. */
export function TitledSection({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} data-lazy>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
