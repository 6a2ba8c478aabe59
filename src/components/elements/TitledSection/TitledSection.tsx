import type { ReactNode } from 'react';
import { Fold } from '../Fold/Fold.tsx';
import styles from './TitledSection.module.css';

type Props = {
  /** Anchor; the id of the heading is derived from it. */
  id: string;
  title: string;
  /** Folds the part on phones, with this one-line preview. */
  hint?: string | undefined;
  /** Folds it on every screen. */
  isFolded?: boolean | undefined;
  children: ReactNode;
};

/** Part of an article-like page: heading and content. */
export function TitledSection({ id, title, hint, isFolded = false, children }: Props) {
  const heading = (
    <h2 className="part-title" id={`${id}-title`}>
      {title}
    </h2>
  );
  if (hint === undefined) {
    return (
      <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
        {heading}
        <div className="texts stack-4">{children}</div>
      </section>
    );
  }
  // The anchor lies inside the fold, so that following a link opens it.
  return (
    <section
      className={`${styles.section} ${styles.folds} ${isFolded ? styles.always : ''}`.trim()}
      aria-labelledby={`${id}-title`}
    >
      {!isFolded && heading}
      <Fold
        onPhonesOnly={!isFolded}
        summary={<h2 id={isFolded ? `${id}-title` : undefined}>{title}</h2>}
        hint={hint}
      >
        <div id={id} className={`texts stack-4 ${styles.body}`}>
          {children}
        </div>
      </Fold>
    </section>
  );
}
