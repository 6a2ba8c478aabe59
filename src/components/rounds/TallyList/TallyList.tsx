import type { CheckTally } from '#domain/rounds/report.ts';
import { causesOf, CHECK_WORDS, gameName } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
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
                <FindingFold name="Rows not judged" findings={unjudged} count={notJudged} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
