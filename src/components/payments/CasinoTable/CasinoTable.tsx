import type { ComparisonSort, SortColumn, SortOrder } from '#domain/comparison/sort-rows.ts';
import { COLUMN_LABELS } from '#format/comparison-words.ts';
import { CasinoRow, type CasinoRowModel, KycSign } from './CasinoRow.tsx';
import table from '../../elements/table-cards.module.css';
import styles from './CasinoTable.module.css';

type Props = {
  caption: string;
  /** Head of the extra column; `null` on pages without it. */
  extraLabel: string | null;
  /** All rows in order; filtered ones are hidden, so that no logo loads twice. */
  rows: readonly CasinoRowModel[];
  shown: readonly CasinoRowModel[];
  sort: ComparisonSort | null;
  onSort: (column: SortColumn) => void;
};

/**
 * Comparison of casinos. In a narrow container each row becomes a few lines below the heads of its
 * first line, and the casino link is folded. The other heads are hidden there, so sorting needs a
 * select beside the table.
 */
export function CasinoTable(props: Props) {
  const { caption, extraLabel, rows, shown, sort, onSort } = props;
  const isShown = new Set(shown);
  const head = (column: SortColumn) => (
    <SortHead
      key={column}
      label={COLUMN_LABELS[column]}
      order={sort?.column === column ? sort.order : null}
      onSort={() => onSort(column)}
    />
  );
  return (
    <div className={table.frame}>
      <table className={`${table.cards} ${styles.table}`}>
        <caption>
          <span className="unseen">{caption}</span>
        </caption>
        <thead>
          <tr>
            {head('name')}
            {extraLabel !== null && <th scope="col">{extraLabel}</th>}
            {head('speed')}
            {head('kyc')}
            {head('licence')}
            {head('coins')}
            {head('deposit')}
            <th scope="col">
              <span className="unseen">Link to the casino</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CasinoRow
              key={row.slug}
              row={row}
              isHidden={!isShown.has(row)}
              extraLabel={extraLabel}
            />
          ))}
        </tbody>
      </table>
      <ul className={`small row ${styles.legend}`} role="list" data-pagefind-ignore>
        <li>
          <svg width="48" height="5" aria-hidden="true">
            <rect className={styles.track} width="48" height="5" rx="1" />
            <rect className={styles.fill} width="24" height="5" rx="1" />
          </svg>
          A longer bar is a slower payout; red is over 6 hours.
        </li>
        <li>
          Identity check: <KycSign label="No" /> <KycSign label="Partial" /> <KycSign label="Yes" />
        </li>
      </ul>
    </div>
  );
}

type SortHeadProps = {
  label: string;
  /** Current order of the column; `null` where another one sorts. */
  order: SortOrder | null;
  onSort: () => void;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Head of a sortable column; plain text without script. */
function SortHead({ label, order, onSort }: SortHeadProps) {
  return (
    <th scope="col" aria-sort={order === null ? undefined : ARIA_SORT[order]}>
      <span className={styles.text}>{label}</span>
      <button type="button" className={`controls ${styles.head}`} onClick={onSort}>
        {label}
        <svg className={styles.arrows} viewBox="0 0 8 14" aria-hidden="true">
          <path className={order === 'asc' ? styles.on : undefined} d="M1 5.5L4 2l3 3.5z" />
          <path className={order === 'desc' ? styles.on : undefined} d="M1 8.5L4 12l3-3.5z" />
        </svg>
      </button>
    </th>
  );
}
