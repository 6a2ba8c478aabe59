import type { ReactNode } from 'react';
import styles from './PagePart.module.css';

type Props = {
  /** Target of the links in the contents. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A titled part of a long page; what stands in it is set apart by the same space everywhere. */
export function PagePart({ id, title, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
