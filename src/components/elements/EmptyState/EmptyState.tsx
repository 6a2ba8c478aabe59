import type { ReactNode } from 'react';
import { Watermark } from '../Watermark/Watermark.tsx';
import styles from './EmptyState.module.css';

type Props = {
  /** Unprinted rosette, from `watermarkHref`. */
  artHref: string;
  title: string;
  text: string;
  /** Next step for the reader. */
  children: ReactNode;
};

/** Placeholder of an empty list. */
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
