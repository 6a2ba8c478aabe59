import { memo, useEffect, useRef } from 'react';
import { Button } from '#components/elements/Button/Button.tsx';
import { Notice } from '#components/elements/Notice/Notice.tsx';
import { type OutcomeStatus, PlanStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { AuditResult } from '#components/rounds/AuditResult/AuditResult.tsx';
import { HistoryFiles } from '#components/rounds/HistoryFiles/HistoryFiles.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { AuditState } from '#browser/rounds/audit-state.ts';
import {
  readBonusRules,
  readSeeds,
  wrongBonusRules,
  wrongSeeds,
} from '#browser/rounds/read-forms.ts';
import type { AuditReport } from '#domain/rounds/report.ts';
import { BONUS_FIELDS, SEED_FIELDS } from '#format/rounds/form-fields.ts';
import { leftOverErrors } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { MappingForm, ReadingForm, StepsForm } from './RoundsForms.tsx';
import { useAudit } from './use-audit.ts';

type Props = {
  /** Example of an audit, worked out at build; `null` where there is none. */
  example: { report: AuditReport; note: string } | null;
};

/** Progress comes four times a second, figures less often. */
const Result = memo(AuditResult);

/**
 * Audits histories of rounds. It must run in the browser because the files are the reader's: a worker
 * reads them here, they are sent nowhere, and nothing is stored.
 */
export function RoundsAudit({ example }: Props) {
  const { state, ask, take, map, cancel } = useAudit();
  const { stage, names, refused, tables, report, isWhole, failedVectors } = state;
  const isOwn = report !== null && report.rounds > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const read = report?.files ?? [];
  const readCount = isWhole ? read.length : 0;
  // Only when reading ends: a pasted seed changes figures while the reader is at the form.
  useEffect(() => {
    if (readCount > 0) heading.current?.focus();
  }, [readCount]);

  return (
    <div className={`stack-6 ${isOwn ? styles.own : ''}`.trim()}>
      <div className={`raised stack-4 ${styles.desk}`}>
        <HistoryFiles {...{ names, refused, read }} unmapped={tables} onChoose={take} />
        <p data-needs-script>
          To audit your own history, turn on JavaScript. The example below works without it.
        </p>
        <PlanStatus status={statusOf(state)} isStale={false} onStop={cancel} />
        {stage === 'unfit' && (
          <Notice tone="warn">
            Nothing is judged here. This page first recomputes published rounds, and your browser
            gave another result for {failedVectors.slice(0, 3).join(', ')}. Try another browser.
          </Notice>
        )}
        {tables.map((table) => (
          <MappingForm
            key={table.file}
            table={table}
            onMap={(mapping) => map(table.file, mapping)}
          />
        ))}
        {readCount > 0 && (
          <div className="row">
            <Button onClick={() => ask({ kind: 'export' })}>Save as JSON</Button>
            <Button variant="quiet" onClick={() => print()}>
              Print
            </Button>
          </div>
        )}
      </div>
      {isOwn && (
        <Result
          report={report}
          heading={heading}
          {...(isWhole
            ? {
                forms: {
                  seeds: report.seeds.length > 0 && (
                    <ReadingForm
                      id="revealed"
                      title="Reveal seeds"
                      button="Judge with these seeds"
                      fields={SEED_FIELDS}
                      check={wrongSeeds}
                      answered={leftOverErrors(report)}
                      onRead={(form) => ask({ kind: 'reveal', seeds: readSeeds(form) })}
                    />
                  ),
                  results: <StepsForm state={state} ask={ask} />,
                  'bonus-rules': (
                    <ReadingForm
                      id="bonus"
                      title="Rules of a bonus"
                      button="Hold the rounds against these rules"
                      fields={BONUS_FIELDS}
                      check={wrongBonusRules}
                      onRead={(form) => ask({ kind: 'bonus-rules', rules: readBonusRules(form) })}
                    />
                  ),
                },
              }
            : { isWhole: false, note: 'Not all rounds are read yet.' })}
        />
      )}
      {names.length === 0 && example !== null && (
        <AuditResult report={example.report} note={example.note} />
      )}
    </div>
  );
}

function statusOf({ stage, progress: { bytes, of, rounds } }: AuditState): OutcomeStatus {
  if (stage === 'unfit') return { kind: 'idle' };
  if (stage !== 'working') return { kind: stage };
  const percent = Math.round((bytes / of) * 100);
  const label = `Reading: ${formatCount(rounds)} rounds, ${percent}% of the bytes`;
  return { kind: 'working', label, share: bytes / of };
}
