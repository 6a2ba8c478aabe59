import tableStyles from '../table-rows.module.css';
import styles from './Ledger.module.css';

export type LedgerTone = 'gain' | 'cost';
export type LedgerRow = {
  label: string;
  /** How the figure is reached. */
  working?: string | undefined;
  figure: string;
  tone?: LedgerTone | undefined;
};

type Props = {
  /** Names the sum for those who cannot see where it stands. */
  caption: string;
  showCaption?: boolean;
  rows: readonly LedgerRow[];
  total?: LedgerRow;
};

/** Honest arithmetic, set as a sum: working on the left, figures on the right, a double rule below. */
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
