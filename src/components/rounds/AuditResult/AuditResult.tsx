import type { ReactNode, Ref } from 'react';
import type { AuditReport, BonusRulesResult } from '#domain/rounds/report.ts';
import { type AnswerId, auditAnswers, counted } from '#format/rounds/audit-answers.ts';
import { formatCount } from '#format/text.ts';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { AnswerSection } from '../AnswerSection/AnswerSection.tsx';
import { AuditSummary } from '../AuditSummary/AuditSummary.tsx';
import { CostFigures } from '../CostFigures/CostFigures.tsx';
import { FilesRead } from '../FilesRead/FilesRead.tsx';
import { FindingTable } from '../FindingTable/FindingTable.tsx';
import { OddsTable } from '../OddsTable/OddsTable.tsx';
import styles from '../rounds.module.css';
import { SeedTable } from '../SeedTable/SeedTable.tsx';

type Props = {
  report: AuditReport;
  /** What is said of the result as a whole: that it is an example, or not all yet. */
  note?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** Forms that belong to an answer. */
  forms?: Partial<Record<AnswerId, ReactNode>>;
};

/** What an audit found: six answers at a glance, then each with its evidence. */
export function AuditResult({ report, note, heading, forms = {} }: Props) {
  const answers = auditAnswers(report);
  const isOfManyFiles = report.files.length > 1;
  const own: Partial<Record<AnswerId, ReactNode>> = {
    seeds: report.seeds.length > 0 && <SeedTable seeds={report.seeds} />,
    cost: (
      <>
        <CostFigures costs={report.costs} />
        <OddsTable odds={report.odds} />
      </>
    ),
    'bonus-rules': report.bonusRules && (
      <BonusRows result={report.bonusRules} isOfManyFiles={isOfManyFiles} />
    ),
  };
  return (
    <section className={styles.result} aria-labelledby="audit-title">
      <h2 id="audit-title" ref={heading} tabIndex={-1}>
        {counted(report.rounds, 'round')} of {counted(report.games.length, 'game')}
      </h2>
      {note}
      <AuditSummary answers={answers} />
      {answers.map((answer) => (
        <AnswerSection key={answer.id} answer={answer} isOfManyFiles={isOfManyFiles}>
          {own[answer.id]}
          {forms[answer.id]}
        </AnswerSection>
      ))}
      <FilesRead report={report} />
    </section>
  );
}

type BonusProps = { result: BonusRulesResult; isOfManyFiles: boolean };

function BonusRows({ result, isOfManyFiles }: BonusProps) {
  const folds = [
    { name: 'Rows that break a rule', findings: result.broken, count: result.brokenCount },
    { name: 'Rows near the largest bet', findings: result.near, count: result.nearCount },
  ];
  return folds
    .filter(({ count }) => count > 0)
    .map(({ name, findings, count }) => (
      <Fold key={name} summary={`${name}: ${formatCount(count)}`}>
        <FindingTable {...{ caption: name, findings, count, isOfManyFiles }} />
      </Fold>
    ));
}
