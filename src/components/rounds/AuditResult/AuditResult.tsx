import type { ReactNode, Ref } from 'react';
import type { AuditReport } from '#domain/rounds/report.ts';
import { type AnswerId, auditAnswers, counted } from '#format/rounds/audit-answers.ts';
import { AnswerSection } from '../AnswerSection/AnswerSection.tsx';
import { CostFigures } from '../CostFigures/CostFigures.tsx';
import { FilesRead } from '../FilesRead/FilesRead.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import { OddsTable } from '../OddsTable/OddsTable.tsx';
import styles from '../rounds.module.css';
import { SeedTable } from '../SeedTable/SeedTable.tsx';

type Props = {
  report: AuditReport;
  /** What is said of the result as a whole: that it is an example, or not all yet. */
  note?: string;
  heading?: Ref<HTMLHeadingElement>;
  /** Forms that belong to an answer. */
  forms?: Partial<Record<AnswerId, ReactNode>>;
};

/** What an audit found: six answers, each with its evidence. */
export function AuditResult({ report, note, heading, forms = {} }: Props) {
  const { rounds, games, seeds, costs, odds, bonusRules: bonus } = report;
  const evidence: Partial<Record<AnswerId, ReactNode>> = {
    seeds: <SeedTable seeds={seeds} />,
    cost: (
      <>
        {costs.map((cost) => (
          <CostFigures key={cost.currency} cost={cost} />
        ))}
        {odds.map((count) => (
          <OddsTable key={`${count.operator} ${count.game} ${count.of}`} odds={count} />
        ))}
      </>
    ),
    'bonus-rules': bonus && (
      <div>
        <FindingFold name="Break a rule" findings={bonus.broken} count={bonus.brokenCount} />
        <FindingFold name="Near the largest bet" findings={bonus.near} count={bonus.nearCount} />
      </div>
    ),
  };
  return (
    <section className={styles.result} aria-labelledby="audit-title">
      <h2 id="audit-title" ref={heading} tabIndex={-1}>
        {counted(rounds, 'round')} of {counted(games.length, 'game')}
      </h2>
      {note !== undefined && <p>{note}</p>}
      {auditAnswers(report).map((answer) => (
        <AnswerSection key={answer.id} answer={answer}>
          {evidence[answer.id]}
          {forms[answer.id]}
        </AnswerSection>
      ))}
      <FilesRead report={report} />
    </section>
  );
}
