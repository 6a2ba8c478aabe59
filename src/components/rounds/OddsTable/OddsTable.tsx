import type { OddsCount } from '#domain/rounds/report.ts';
import { counted, formatRough, gameName } from '#format/rounds/round-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';

/** How often each outcome of one board came, against the odds usually meant by the game. */
export function OddsTable({ odds }: { odds: OddsCount }) {
  const { operator, game, of, rounds, outcomes, asFarOf1000, asFarAmongAllOf1000 } = odds;
  const name = `${gameName(operator, game)}, ${of}`;
  // Whoever looks at many boards finds an unusual one among them.
  const among =
    asFarAmongAllOf1000 == null
      ? ''
      : ` With every board of these files looked at, at most ${Math.ceil(asFarAmongAllOf1000)} would show one as far.`;
  const far =
    asFarOf1000 === null
      ? 'Too few rounds to say how unusual this is.'
      : `Of 1,000 honest histories of this length, ${Math.floor(asFarOf1000.from)} to ${Math.ceil(asFarOf1000.to)} would be as far from the odds.${among}`;
  return (
    <Fold summary={`Outcomes of ${name}: ${counted(rounds, 'round')}`} hint={far}>
      <DataTable
        caption={far}
        showCaption
        wraps
        columns={['Outcome', 'Came', 'By the odds'].map((label) => ({ label }))}
        rows={outcomes.map((outcome) => [
          outcome.name,
          outcome.counted,
          formatRough(outcome.expected),
        ])}
      />
    </Fold>
  );
}
