import type { OddsCount } from '#domain/rounds/report.ts';
import { counted, formatRough, gameName } from '#format/rounds/round-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';

/** Most boards on one page: a phone cannot take more at once. */
const SHOWN = 12;

/** Outcomes by frequency against the usual odds, a fold for each board. */
export function OddsTables({ odds }: { odds: readonly OddsCount[] }) {
  const shown = odds
    .filter(({ asFarOf1000 }) => asFarOf1000 !== null)
    .toSorted((one, other) => other.rounds - one.rounds)
    .slice(0, SHOWN);
  const left = odds.length - shown.length;
  return (
    <div>
      {shown.map((count) => (
        <OddsTable key={`${count.operator} ${count.game} ${count.of}`} odds={count} />
      ))}
      {left > 0 && (
        <p className="small">
          {`${counted(left, 'more kind')} of bet, most of them made too rarely to say how unusual their outcomes are, are in the saved result.`}
        </p>
      )}
    </div>
  );
}

function OddsTable({ odds }: { odds: OddsCount }) {
  const { operator, game, of, rounds, outcomes } = odds;
  const { asFarOf1000: share, asFarAmongAllOf1000: most, raisedSeenOf1000: raised } = odds;
  if (share === null || most === null || raised === null) return null;
  const name = `${gameName(operator, game)}, ${of}`;
  // Among many boards an unusual one is likely.
  const far = `Of 1,000 honest histories of this length, ${Math.floor(share.from)} to ${Math.ceil(share.to)} would be as far from the odds. With every board of these files looked at, at most ${Math.ceil(most)} would show one as far. Had the edge been 1% higher, ${Math.floor(raised.from)} to ${Math.ceil(raised.to)} of 1,000 would look unusual; of honest ones up to 50 do.`;
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
