import type { SortOrder } from '#domain/comparison/sort-rows.ts';
import styles from './SortHead.module.css';

type Props = {
  label: string;
  /** How the table is sorted by this column; `null` where it is not. */
  order: SortOrder | null;
  onSort: () => void;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Head of a column that sorts the table. Without script it is plain text. */
export function SortHead({ label, order, onSort }: Props) {
  return (
    <th scope="col" aria-sort={order === null ? undefined : ARIA_SORT[order]}>
      <span className={styles.text}>{label}</span>
      <button type="button" className={styles.head} onClick={onSort}>
        {label}
        <svg className={styles.arrows} viewBox="0 0 8 14" aria-hidden="true">
          <path className={order === 'asc' ? styles.on : undefined} d="M1 5.5L4 2l3 3.5z" />
          <path className={order === 'desc' ? styles.on : undefined} d="M1 8.5L4 12l3-3.5z" />
        </svg>
      </button>
    </th>
  );
}
