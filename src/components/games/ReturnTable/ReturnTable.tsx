import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './ReturnTable.module.css';

export type ReturnVariant = { variant: string; rtp: string; edge: string; source: string };

type Props = { game: string; variants: readonly ReturnVariant[] };

/** What comes back of each unit on average, by version of the game, and who says so. */
export function ReturnTable({ game, variants }: Props) {
  return (
    <DataTable
      wraps
      caption={`Return and house edge of ${game}, on average`}
      columns={[
        { label: 'Version or bet' },
        { label: 'Return (RTP)', align: 'end' },
        { label: 'House edge', align: 'end' },
      ]}
      rows={variants.map(({ variant, rtp, edge, source }) => ({
        key: variant,
        cells: [
          <>
            {variant}
            <span className={styles.source}>{source}</span>
          </>,
          rtp,
          edge,
        ],
      }))}
    />
  );
}
