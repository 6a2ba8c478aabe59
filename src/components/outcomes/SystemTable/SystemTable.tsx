import type { systemRow } from '#format/session-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';

/** Betting systems side by side: who runs out differs, the price of a bet does not. */
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
