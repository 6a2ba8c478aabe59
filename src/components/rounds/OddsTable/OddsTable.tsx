import type { OddsCount } from '#domain/rounds/report.ts';
import { counted } from '#format/rounds/audit-answers.ts';
import { formatRough } from '#format/rounds/decimal-words.ts';
import { gameName, operatorName } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import styles from '../rounds.module.css';

/** How often each outcome came, against the odds usually meant by the game. */
export function OddsTable({ odds }: { odds: readonly OddsCount[] }) {
  return odds.map((count) => {
    const { operator, game, of, rounds, outcomes, asFarOf1000 } = count;
    const name = `${operatorName(operator)} ${gameName(game)}, ${of}`;
    return (
      <Fold key={name} summary={`Outcomes of ${name}`} hint={farLine(asFarOf1000)}>
        <p className={styles.note}>
          {counted(rounds, 'round')}. {farLine(asFarOf1000)} A small number can be chance.
        </p>
        <DataTable
          caption={`How often each outcome of ${name} came`}
          wraps
          columns={[
            { label: 'Outcome' },
            { label: 'Came', align: 'end' },
            { label: 'Usual odds', align: 'end' },
          ]}
          rows={outcomes.map(({ name: outcome, counted: came, expected }) => ({
            key: outcome,
            cells: [outcome, formatCount(came), formatRough(expected)],
          }))}
        />
      </Fold>
    );
  });
}

function farLine(share: OddsCount['asFarOf1000']): string {
  if (share === null) return 'Too few rounds to say how unusual this is.';
  const { from, to } = share;
  const figure = from === to ? formatCount(from) : `${formatCount(from)} to ${formatCount(to)}`;
  return `Of 1,000 honest histories of this length, ${figure} would be at least this far from the odds.`;
}
