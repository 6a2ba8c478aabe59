import { DataTable } from '../../elements/DataTable/DataTable.tsx';

export type BesideRow = {
  /** What is played, and with which bets. */
  game: string;
  /** Players of a hundred. */
  worst: string;
  above: string;
  middle: string;
};

type Props = {
  rows: readonly BesideRow[];
  /** Nobody can lose where nothing was put in. */
  isCredit: boolean;
};

/** The same offer on other games and with other bets. None of them is better: who wins more, wins rarer. */
export function BesideTable({ rows, isCredit }: Props) {
  return (
    <DataTable
      caption="The same offer on other model games, and with other bets"
      columns={[
        { label: 'Played', wide: true },
        { label: isCredit ? 'Of 100 leave with nothing' : 'Of 100 lose everything', align: 'end' },
        { label: 'Middle result', align: 'end' },
        { label: isCredit ? 'Leave with something' : 'Leave with more', align: 'end' },
      ]}
      rows={rows.map(({ game, worst, middle, above }) => ({
        key: game,
        cells: [game.charAt(0).toUpperCase() + game.slice(1), worst, middle, above],
      }))}
    />
  );
}
