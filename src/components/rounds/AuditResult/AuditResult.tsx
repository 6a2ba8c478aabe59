import type { ReactNode, Ref } from 'react';
import type { AuditReport } from '#domain/rounds/report.ts';
import type { AnswerId } from '#format/rounds/answer-words.ts';
import { type AnswerWords, auditAnswers } from '#format/rounds/audit-answers.ts';
import { findingWords } from '#format/rounds/finding-words.ts';
import { gameName } from '#format/rounds/round-words.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { AnswerFold } from '../AnswerFold/AnswerFold.tsx';
import { BalanceChart } from '../BalanceChart/BalanceChart.tsx';
import { CostFigures } from '../CostFigures/CostFigures.tsx';
import { Finding } from '../Finding/Finding.tsx';
import { FilesRead } from '../FilesRead/FilesRead.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import { OddsTables } from '../OddsTables/OddsTables.tsx';
import styles from '../rounds.module.css';
import { SeedTable } from '../SeedTable/SeedTable.tsx';
import { WrongRow } from '../WrongRow/WrongRow.tsx';

type Props = {
  report: AuditReport;
  /** Note on the whole result: an example. */
  note?: string;
  /** False for a partial report, which shows its finding alone. */
  isWhole?: boolean;
  /** ISO day of the audit; `null` for an example. */
  checkedOn?: string | null;
  heading?: Ref<HTMLHeadingElement>;
  /** Questions about files that cannot be read without an answer. */
  questions?: readonly ReactNode[];
  files?: ReactNode;
  /** How to reveal a seed, with the form for it. */
  reveal?: ReactNode;
  forms?: Partial<Record<AnswerId, ReactNode>>;
};

/** Most currencies on one page: a phone cannot take more at once. */
const SHOWN = 12;

/** Report of an audit: the finding, a wrong row, and seven folded answers with their evidence. */
export function AuditResult(props: Props) {
  const { report, note, isWhole = true, checkedOn = null, heading, files } = props;
  const { questions = [], forms = {} } = props;
  const { seeds, costs, bonusRules: bonus } = report;
  const answers = auditAnswers(report);
  const finding = findingWords(report, answers, { isWhole, isAsked: questions.length > 0 });
  const { kept, broken, waiting } = report.seedSums;
  const payouts = answers.find(({ id }) => id === 'payouts');
  const wrong = (payouts?.tallies ?? []).filter(
    ({ check, differ }) => check === 'payout' && differ > 0,
  );
  const [worst] = wrong;
  const [row] = worst?.differing ?? [];
  const isSlip = isWhole && row !== undefined && row.bet !== undefined && row.short !== undefined;
  const reveal = finding.needsSeed && props.reveal;
  const evidence: Partial<Record<AnswerId, ReactNode>> = {
    payouts: <RuleList tallies={payouts?.tallies} records={report.rules} />,
    seeds: (
      <>
        <SeedTable seeds={seeds} all={kept + broken + waiting} />
        {waiting > 0 && (isSlip || !finding.needsSeed) && props.reveal}
      </>
    ),
    cost: (
      <div className={`stack-4 ${styles.capped}`}>
        {costs.slice(0, SHOWN).map((cost) => (
          <CostFigures key={cost.currency} cost={cost} />
        ))}
      </div>
    ),
    luck: <OddsTables odds={report.odds} />,
    'bonus-rules': bonus && (
      <div>
        <FindingFold name="Break a rule" findings={bonus.broken} count={bonus.brokenCount} />
        <FindingFold name="Near the largest bet" findings={bonus.near} count={bonus.nearCount} />
      </div>
    ),
  };
  const [course] = costs;
  return (
    <section className={styles.result} aria-labelledby="audit-title">
      <Finding {...{ finding, isWhole, heading, note }} />
      {questions}
      {(isSlip || reveal) && (
        <div className={styles.beside}>
          {isSlip ? (
            <WrongRow
              finding={row}
              count={wrong.reduce((sum, { differ }) => sum + differ, 0)}
              rule={report.rules?.find(({ id }) => id === worst?.rule)}
            />
          ) : (
            reveal
          )}
        </div>
      )}
      {files !== undefined && <div className={styles.beside}>{files}</div>}
      {isWhole && report.rounds > 0 && (
        <>
          <section className={styles.questions} aria-labelledby="audit-questions">
            <h2 id="audit-questions">Seven questions</h2>
            {answers.map((answer) => (
              <AnswerFold key={answer.id} answer={answer}>
                {evidence[answer.id]}
                {forms[answer.id]}
              </AnswerFold>
            ))}
          </section>
          {course !== undefined && course.course.length > 1 && (
            <section className={styles.course} aria-labelledby="audit-course">
              <h2 id="audit-course">How it went</h2>
              <BalanceChart course={course.course} currency={course.currency} />
            </section>
          )}
        </>
      )}
      {isWhole && report.files.length > 0 && <FilesRead report={report} checkedOn={checkedOn} />}
      <p className={styles.cannot}>
        <Icon name="info" />
        <span>
          <b>What no file can prove:</b> that it is complete, or that the money reached you.
        </span>
      </p>
    </section>
  );
}

type RuleProps = { tallies: AnswerWords['tallies']; records: AuditReport['rules'] };

/** Payout rules with rounding, source and day of reading. */
function RuleList({ tallies = [], records = [] }: RuleProps) {
  const rules = records.flatMap((record) => {
    const judged = tallies.find(({ rule }) => rule === record.id);
    return judged ? { ...record, name: gameName(judged.operator, judged.game) } : [];
  });
  const bySources = Map.groupBy(rules, ({ sources }) => sources);
  if (rules.length === 0) return null;
  return (
    <div className={`small stack-2 ${styles.capped}`}>
      <h4>Rules, rounding and where we read them</h4>
      {[...bySources].map(([sources, read]) => (
        <div key={read[0]?.id}>
          {read.map(({ id, name, inWords, inferred }) => (
            <p key={id}>
              <b>{`${name}.`}</b>{' '}
              <span>{`${inWords}${inferred === null ? '' : ` Inferred: ${inferred}`}`}</span>
            </p>
          ))}
          <p>
            Sources: <SourceNames sources={sources} inNewTab />
          </p>
        </div>
      ))}
    </div>
  );
}
