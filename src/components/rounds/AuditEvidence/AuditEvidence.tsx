import type { ReactNode } from 'react';
import type { AuditReport } from '#domain/rounds/report.ts';
import type { AnswerId } from '#format/rounds/answer-words.ts';
import { type AnswerWords, auditAnswers } from '#format/rounds/audit-answers.ts';
import { gameName } from '#format/rounds/round-words.ts';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { AnswerFold } from '../AnswerFold/AnswerFold.tsx';
import { BalanceChart } from '../BalanceChart/BalanceChart.tsx';
import { CostFigures } from '../CostFigures/CostFigures.tsx';
import { FilesRead } from '../FilesRead/FilesRead.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import { OddsTables } from '../OddsTables/OddsTables.tsx';
import styles from '../rounds.module.css';
import { SeedTable } from '../SeedTable/SeedTable.tsx';

type Props = {
  report: AuditReport;
  checkedOn: string | null;
  forms: Partial<Record<AnswerId, ReactNode>>;
};

/** Most currencies on one page: a phone cannot take more at once. */
const SHOWN = 12;

/** Seven folded answers, the course of the balance, and the files that they rest on. */
export function AuditEvidence({ report, checkedOn, forms }: Props) {
  const { seeds, seedSums, costs, bonusRules: bonus } = report;
  const answers = auditAnswers(report);
  const evidence: Partial<Record<AnswerId, ReactNode>> = {
    payouts: <RuleList tallies={answers[0]?.tallies} records={report.rules} />,
    seeds: <SeedTable seeds={seeds} all={seedSums.kept + seedSums.broken + seedSums.waiting} />,
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
  const [{ course = [], currency = '' } = {}] = costs;
  return (
    <>
      {report.rounds > 0 && (
        <section className={styles.questions} aria-labelledby="audit-questions">
          <h2 id="audit-questions">Seven questions</h2>
          {answers.map((answer) => (
            <AnswerFold key={answer.id} answer={answer}>
              {evidence[answer.id]}
              {forms[answer.id]}
            </AnswerFold>
          ))}
        </section>
      )}
      {course.length > 1 && (
        <section className={styles.course} aria-labelledby="audit-course">
          <h2 id="audit-course">How it went</h2>
          <BalanceChart course={course} currency={currency} />
        </section>
      )}
      {report.files.length > 0 && <FilesRead report={report} checkedOn={checkedOn} />}
    </>
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
