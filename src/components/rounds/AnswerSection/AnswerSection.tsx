import type { ReactNode } from 'react';
import type { CheckTally } from '#domain/rounds/report.ts';
import { ANSWERS } from '#format/rounds/answer-words.ts';
import type { AnswerWords } from '#format/rounds/audit-answers.ts';
import { reasonWords } from '#format/rounds/reason-words.ts';
import { causesOf, CHECK_WORDS, gameName, rowName } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import styles from '../rounds.module.css';

const LOOKS = {
  follows: { tone: 'good', icon: 'check' },
  differs: { tone: 'warn', icon: 'cross' },
  open: { tone: 'plain', icon: 'info' },
} as const;

type Props = { answer: AnswerWords; children?: ReactNode };

/** One answer of the audit: figure first, then evidence, then limits. */
export function AnswerSection({ answer, children }: Props) {
  const { id, verdict, figure, evidence, tallies = [], usual = [] } = answer;
  const words = ANSWERS[id];
  // A gap or a cost is nobody's fault.
  const { tone, icon } = LOOKS[id === 'order' || id === 'cost' ? 'open' : verdict];
  const unasked = id === 'bonus-rules' && verdict === 'open' ? styles.unasked : '';
  return (
    <section
      aria-labelledby={`audit-${id}`}
      className={`stack-4 ${styles.answer} ${unasked}`.trim()}
    >
      <h3 id={`audit-${id}`}>{words.question}</h3>
      <p className={styles.figure}>{figure}</p>
      <p>
        <Badge tone={tone}>
          <Icon name={icon} />
          {words[verdict]}
        </Badge>
      </p>
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
        <strong>What this cannot prove.</strong> {words.limit}
      </p>
    </section>
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

/** Reasons for unjudged rows, each with the number of rows and the first of them. */
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
