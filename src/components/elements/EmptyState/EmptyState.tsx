import type { ReactNode } from 'react';
import { Watermark } from '../Watermark/Watermark.tsx';
import styles from './EmptyState.module.css';

type Props = {
  /** A rosette that is not printed yet, from `watermarkHref`. */
  artHref: string;
  title: string;
  text: string;
  /** The one way out. */
  children: ReactNode;
};

/** Stands where a list would, when nothing is in it. */
export function EmptyState({ artHref, title, text, children }: Props) {
  return (
    <div className={styles.empty}>
      <span className={styles.art}>
        <Watermark href={artHref} />
      </span>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
