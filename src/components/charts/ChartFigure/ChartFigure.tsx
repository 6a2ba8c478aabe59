import type { ReactNode } from 'react';
import styles from './ChartFigure.module.css';

type Props = {
  title: string;
  /** What is drawn, in one line. */
  formula: string;
  /** What to see in it. */
  caption: string;
  /** The same figures, to be read. */
  table: ReactNode;
  children: ReactNode;
};

/** A drawing of numbers between two rules, with its figures as a table below. */
export function ChartFigure({ title, formula, caption, table, children }: Props) {
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p>{formula}</p>
      </div>
      <figure>
        {children}
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <div className={styles.table}>{table}</div>
    </div>
  );
}
