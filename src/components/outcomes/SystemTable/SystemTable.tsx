import type { systemRow } from '#format/session-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';

/** Comparison of betting systems: the share of ruined players differs, the house edge does not. */
export function SystemTable({ rows }: { rows: readonly ReturnType<typeof systemRow>[] }) {
  return (
    <DataTable
      caption="The same money and rounds with betting systems, on red or black"
      columns={[
        { label: 'System', wide: true },
        { label: 'Of 100 run out of money', align: 'end' },
        { label: 'Middle result', align: 'end' },
        { label: 'Of 100 leave with more', align: 'end' },
        { label: 'Bet on average', align: 'end' },
        { label: 'Lost on average', align: 'end' },
        { label: 'Share of what is bet', align: 'end' },
      ]}
      rows={rows.map(({ system, runOut, middle, above, staked, lost, lostShare }) => [
        system,
        runOut,
        middle,
        above,
        staked,
        lost,
        lostShare,
      ])}
    />
  );
}
