import type { ReactNode } from 'react';
import type { CheckTally } from '#domain/rounds/report.ts';
import { ANSWERS } from '#format/rounds/answer-words.ts';
import type { AnswerWords } from '#format/rounds/audit-answers.ts';
import { reasonWords } from '#format/rounds/reason-words.ts';
import { causesOf, CHECK_WORDS, gameName, rowName } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Mark } from '../../elements/Mark/Mark.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import styles from '../rounds.module.css';

type Props = { answer: AnswerWords; children?: ReactNode };

/** One question of the audit, folded: its mark and figure first, then evidence and limits. */
export function AnswerFold({ answer, children }: Props) {
  const { id, mark, figure, note, evidence, tallies = [], usual = [] } = answer;
  const { question, limit } = ANSWERS[id];
  return (
    <details className={styles.answer}>
      <summary>
        <Mark key={mark} kind={mark} />
        <h3>{question}</h3>
        <span className={styles.figure}>
          <b>{figure}</b> <small>{note}</small>
        </span>
        <Icon name="plus" />
      </summary>
      {/* The anchor lies inside the fold, so that following a link opens it. */}
      <div className="stack-4" id={`audit-${id}`}>
        {evidence.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TallyList tallies={tallies} />
        {usual.length > 0 && (
          <div className={`small stack-4 ${styles.usual}`}>
            <h4>By the usual rule of this game</h4>
            <p>This casino publishes another rule. The usual one would have given the same in:</p>
            <TallyList tallies={usual} onlySums />
          </div>
        )}
        {children}
        <p className="small">
          <b>What this can’t prove.</b> <span>{limit}</span>
        </p>
      </div>
    </details>
  );
}

type TallyProps = {
  tallies: readonly CheckTally[];
  /** Lists no rows: another rule is expected to differ. */
  onlySums?: boolean;
};

function TallyList({ tallies, onlySums = false }: TallyProps) {
  if (tallies.length === 0) return null;
  return (
    <ul className={styles.tallies} role="list">
      {tallies.map(({ check, operator, game, rule, ...tally }) => {
        const { agree, differ, notJudged, differing, unjudged } = tally;
        return (
          <li key={`${check} ${operator} ${game} ${rule}`}>
            <p className={styles.tally}>
              <span>{`${CHECK_WORDS[check]}: ${gameName(operator, game)}`}</span>{' '}
              <b>
                {agree + differ === 0
                  ? 'Can’t tell'
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

/** Reasons for unjudged rows, each with the number of rows and the first of them. */
function UnjudgedFold({ unjudged, count }: Pick<CheckTally, 'unjudged'> & { count: number }) {
  const summary = `Rows that can’t be checked: ${formatCount(count)}`;
  if (unjudged.length === 0) return count === 0 ? null : <p className="small">{summary}</p>;
  return (
    <Fold summary={summary}>
      <DataTable
        caption="Rows that can’t be checked"
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
