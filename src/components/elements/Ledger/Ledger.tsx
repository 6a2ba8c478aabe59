import tableStyles from '../table-rows.module.css';
import styles from './Ledger.module.css';

type LedgerTone = 'gain' | 'cost';
export type LedgerRow = {
  label: string;
  /** Calculation behind the figure. */
  working?: string | undefined;
  figure: string;
  tone?: LedgerTone | undefined;
};

type Props = {
  /** Label for screen readers, unless `showCaption` shows it. */
  caption: string;
  showCaption?: boolean;
  rows: readonly LedgerRow[];
  total?: LedgerRow;
};

/** Calculation set as a ledger: working on the left, figures on the right, a double rule below. */
export function Ledger({ caption, showCaption = false, rows, total }: Props) {
  return (
    <table className={styles.ledger}>
      <caption className={showCaption ? tableStyles.caption : 'unseen'}>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
        {total !== undefined && <Row row={total} isTotal />}
      </tbody>
    </table>
  );
}

function Row({
  row: { label, working, figure, tone },
  isTotal = false,
}: {
  row: LedgerRow;
  isTotal?: boolean;
}) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">
        {label}
        {working !== undefined && <small>{working}</small>}
      </th>
      <td className={tone && styles[tone]}>{figure}</td>
    </tr>
  );
}
