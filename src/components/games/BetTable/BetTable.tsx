import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './BetTable.module.css';

export type Bet = {
  bet: string;
  pays: string;
  /** `null` where there is no single figure; the note says why. */
  edge: string | null;
  note: string | null;
  source: string;
};

type Props = { game: string; bets: readonly Bet[] };

/** The price of each main bet, what it assumes, and where the figure comes from. */
export function BetTable({ game, bets }: Props) {
  return (
    <DataTable
      wraps
      caption={`${game}: house edge of the main bets, on average`}
      columns={[{ label: 'Bet' }, { label: 'A win pays' }, { label: 'House edge', align: 'end' }]}
      rows={bets.map(({ bet, pays, edge, note, source }) => ({
        key: bet,
        cells: [
          <>
            {bet}
            {note !== null && <span className={styles.note}>{note}</span>}
            <span className={styles.source}>{source}</span>
          </>,
          pays,
          edge === null ? 'No single figure' : <span className={styles.edge}>{edge}</span>,
        ],
      }))}
    />
  );
}
