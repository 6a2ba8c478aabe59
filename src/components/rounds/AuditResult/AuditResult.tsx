import type { ReactNode, Ref } from 'react';
import type { AuditReport } from '#domain/rounds/report.ts';
import type { AnswerId } from '#format/rounds/answer-words.ts';
import { auditAnswers } from '#format/rounds/audit-answers.ts';
import { findingWords } from '#format/rounds/finding-words.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { AuditEvidence } from '../AuditEvidence/AuditEvidence.tsx';
import { Finding } from '../Finding/Finding.tsx';
import styles from '../rounds.module.css';
import { WrongRow } from '../WrongRow/WrongRow.tsx';

type Props = {
  report: AuditReport;
  /** Report that the questions answer, where they are drawn later than the finding; `null` before. */
  evidence?: AuditReport | null;
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
  /** Steps to reveal a seed, with the form for it. */
  reveal?: ReactNode;
  forms?: Partial<Record<AnswerId, ReactNode>>;
  /** A wrong row leads to the page for complaints. */
  leadsToCase?: boolean;
};

/** Report of an audit: the finding, a wrong row or a seed to reveal, and the evidence. */
export function AuditResult(props: Props) {
  const { report, evidence = report, note, isWhole = true, checkedOn = null, heading } = props;
  const { questions = [], files, forms = {} } = props;
  const answers = auditAnswers(report);
  const found = findingWords(report, answers, { isWhole, isAsked: questions.length > 0 });
  // An example has no form to lead to.
  const finding = { ...found, needsSeed: found.needsSeed && props.reveal !== undefined };
  const wrong = answers
    .flatMap(({ id, tallies = [] }) => (id === 'payouts' ? tallies : []))
    .filter(({ check, differ }) => check === 'payout' && differ > 0);
  const [worst] = wrong;
  const row = isWhole && worst?.differing.find(({ bet }) => bet !== undefined);
  const slip = row ? (
    <WrongRow
      finding={row}
      count={wrong.reduce((sum, { differ }) => sum + differ, 0)}
      rule={report.rules?.find(({ id }) => id === worst?.rule)}
      leadsToCase={props.leadsToCase}
    />
  ) : (
    finding.needsSeed && props.reveal
  );
  const isInFold = report.seedSums.waiting > 0 && (row || !finding.needsSeed);
  return (
    <section className={styles.result} aria-labelledby="audit-title">
      <Finding {...{ finding, isWhole, heading, note }} />
      {questions}
      {slip && <div className={styles.beside}>{slip}</div>}
      {files !== undefined && <div className={styles.beside}>{files}</div>}
      {isWhole && evidence !== null && (
        <AuditEvidence
          report={evidence}
          checkedOn={checkedOn}
          forms={isInFold ? { ...forms, seeds: props.reveal } : forms}
        />
      )}
      <p className={styles.cannot}>
        <Icon name="info" />
        <span>
          <b>What no file can prove:</b> that it is complete, or that the money reached you.
        </span>
      </p>
    </section>
  );
}
