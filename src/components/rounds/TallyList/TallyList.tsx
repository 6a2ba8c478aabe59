import type { CheckTally } from '#domain/rounds/report.ts';
import {
  causesOf,
  CHECK_WORDS,
  gameName,
  operatorName,
  WHAT_TO_DO,
} from '#format/rounds/round-words.ts';
import { ruleWords } from '#format/rounds/rule-words.ts';
import { formatCount } from '#format/text.ts';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { FindingTable } from '../FindingTable/FindingTable.tsx';
import styles from '../rounds.module.css';

type Props = { tallies: readonly CheckTally[]; isOfManyFiles: boolean };

/** Checks by game and rule: so many of so many, with the rows that differ or cannot be judged. */
export function TallyList({ tallies, isOfManyFiles }: Props) {
  return (
    <ul className={styles.tallies} role="list">
      {tallies.map((tally) => (
        <li key={`${tally.check} ${tally.operator} ${tally.game} ${tally.rule}`}>
          <Tally tally={tally} isOfManyFiles={isOfManyFiles} />
        </li>
      ))}
    </ul>
  );
}

function Tally({ tally, isOfManyFiles }: { tally: CheckTally; isOfManyFiles: boolean }) {
  const { check, operator, game, rule, agree, differ, notJudged } = tally;
  const judged = agree + differ;
  const name = `${CHECK_WORDS[check]}, ${operatorName(operator)} ${gameName(game)}`;
  return (
    <>
      <p className={styles.tally}>
        <span>
          {name} <small>{ruleWords(rule)}</small>
        </span>
        <b>
          {judged === 0 ? 'Not judged' : `${formatCount(agree)} of ${formatCount(judged)}`}
          {differ > 0 && <small> {formatCount(differ)} differ</small>}
        </b>
      </p>
      {differ > 0 && (
        <Fold summary={`Rows that differ: ${formatCount(differ)}`}>
          <FindingTable
            caption={`${name}: rows that differ`}
            findings={tally.differing}
            count={differ}
            isOfManyFiles={isOfManyFiles}
          />
          <p className={styles.note}>
            Usual causes, the likeliest first: {causesOf(check, game).join('; ')}. {WHAT_TO_DO}
          </p>
        </Fold>
      )}
      {notJudged > 0 && (
        <Fold summary={`Not judged: ${formatCount(notJudged)}`}>
          <FindingTable
            caption={`${name}: rows that cannot be judged`}
            findings={tally.unjudged}
            count={notJudged}
            isOfManyFiles={isOfManyFiles}
          />
        </Fold>
      )}
    </>
  );
}
