import type { CheckTally } from '#domain/rounds/report.ts';
import { reasonWords } from '#format/rounds/reason-words.ts';
import { causesOf, CHECK_WORDS, gameName, rowName } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import styles from '../rounds.module.css';

type Props = {
  tallies: readonly CheckTally[];
  /** Without rows, where another rule is expected to give something else. */
  onlySums?: boolean;
};

/** Checks by game: so many of so many, with the rows that differ or cannot be judged. */
export function TallyList({ tallies, onlySums = false }: Props) {
  if (tallies.length === 0) return null;
  return (
    <ul className={styles.tallies} role="list">
      {tallies.map(({ check, operator, game, rule, ...tally }) => {
        const { agree, differ, notJudged, differing, unjudged } = tally;
        const name = `${CHECK_WORDS[check]}: ${gameName(operator, game)}`;
        return (
          <li key={`${check} ${operator} ${game} ${rule}`}>
            <p className={styles.tally}>
              {name}{' '}
              <b>
                {agree + differ === 0
                  ? 'Not judged'
                  : `${formatCount(agree)} of ${formatCount(agree + differ)}`}
              </b>
            </p>
            {!onlySums && (
              <>
                <FindingFold
                  name="Rows that differ"
                  findings={differing}
                  count={differ}
                  note={causesOf(check, game)}
                />
                <UnjudgedFold unjudged={unjudged} count={notJudged} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Each reason once, with how many rows it keeps from being judged and the first of them. */
function UnjudgedFold({ unjudged, count }: Pick<CheckTally, 'unjudged'> & { count: number }) {
  const summary = `Rows not judged: ${formatCount(count)}`;
  if (unjudged.length === 0) return count === 0 ? null : <p className="small">{summary}</p>;
  return (
    <Fold summary={summary}>
      <DataTable
        caption="Rows not judged"
        columns={[{ label: 'Why' }, { label: 'Rows', align: 'end' }, { label: 'First of them' }]}
        rows={unjudged.map(({ reason, count: alike, rows }) => [
          reasonWords(reason),
          formatCount(alike),
          rows.map(rowName).join(', '),
        ])}
      />
    </Fold>
  );
}
