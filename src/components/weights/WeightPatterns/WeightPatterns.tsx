import type { ReactNode } from 'react';
import styles from './WeightPatterns.module.css';

const SIDE = 8;

/** Fills that differ in pattern as well as in ink. */
const FILLS: readonly { ink: string | undefined; pattern: ReactNode }[] = [
  { ink: styles.green, pattern: <path d="M0 0h8v8H0z" /> },
  { ink: styles.green, pattern: <path d="M0 0h5v8H0z" /> },
  { ink: styles.brass, pattern: <path d="M-2 6l8-8h4l-12 12zM2 10l8-8v4l-4 4z" /> },
  { ink: styles.blue, pattern: <path d="M0 0h3.5v3.5H0zM4 4h3.5v3.5H4z" /> },
  { ink: styles.blue, pattern: <path d="M0 0h8v3H0z" /> },
  { ink: styles.brass, pattern: <circle cx="4" cy="4" r="2.5" /> },
  { ink: styles.green, pattern: <path d="M-2 2l8 8h2.5l-10.5-10.5zM2-2l8 8v-2.5l-5.5-5.5z" /> },
  { ink: styles.plain, pattern: <path d="M0 0h8v1.5H1.5v6.5H0z" /> },
];

/** Reference to a criterion's fill; from the ninth criterion on fills repeat. */
export const weightFill = (index: number) => `url(#weight-${index % FILLS.length})`;

/** Definitions of the fills of `WeightBar` and its keys; once on a page. */
export function WeightPatterns() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        {FILLS.map(({ ink, pattern }, index) => (
          <pattern
            key={index}
            id={`weight-${index}`}
            className={ink}
            width={SIDE}
            height={SIDE}
            patternUnits="userSpaceOnUse"
          >
            <path className={styles.ground} d="M0 0h8v8H0z" />
            {pattern}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
