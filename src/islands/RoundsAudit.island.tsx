import { memo, useEffect, useRef } from 'react';
import { Notice } from '#components/elements/Notice/Notice.tsx';
import { type OutcomeStatus, PlanStatus } from '#components/outcomes/PlanStatus/PlanStatus.tsx';
import { AuditResult } from '#components/rounds/AuditResult/AuditResult.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { AuditState } from '#browser/rounds/audit-state.ts';
import type { AuditReport } from '#domain/rounds/report.ts';
import { formatCount } from '#format/text.ts';
import { guarded } from './IslandBoundary.tsx';
import { OwnAudit } from './OwnAudit.tsx';
import { take, useAudit } from './use-audit.ts';
import { useEarlyInput } from './use-early-input.ts';

type Props = {
  /** Example of an audit, worked out at build; `null` where there is none. */
  example: { report: AuditReport; note: string } | null;
};

const Example = memo(AuditResult);

/**
 * Audits histories of rounds. It must run in the browser because the files are the reader's: a worker
 * reads them here, they are sent nowhere, and nothing is stored.
 */
export const RoundsAudit = guarded(function RoundsAudit({ example }: Props) {
  const { state, cancel } = useAudit();
  const { stage, progress, failedVectors, endings, ...found } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(frame, (changed) => {
    for (const field of changed) {
      if (!(field instanceof HTMLInputElement) || field.files === null) continue;
      take([...field.files]);
      // The event that woke the island comes after this, and would give them again.
      field.value = '';
    }
  });
  const seen = useRef(endings);
  // Only when reading ends: a pasted seed changes figures while the reader is at the form.
  useEffect(() => {
    if (endings > seen.current) heading.current?.focus();
    seen.current = endings;
  }, [endings]);

  return (
    <div ref={frame} className={found.names.length > 0 ? `stack-6 ${styles.own}` : 'stack-6'}>
      <p data-needs-script>
        To check your own bets, turn on JavaScript. The example below works without it.
      </p>
      <PlanStatus status={statusOf(stage, progress)} isStale={false} onStop={cancel} />
      {stage === 'unfit' && (
        <Notice key="unfit" tone="warn">
          {`Nothing is checked here. This page first works published rounds out again, and your browser gave another result for ${failedVectors.slice(0, 3).join(', ')}. Try another browser.`}
        </Notice>
      )}
      <OwnAudit {...found} heading={heading} />
      {found.names.length === 0 && example !== null && (
        <Example report={example.report} note={example.note} />
      )}
    </div>
  );
});

function statusOf(stage: AuditState['stage'], read: AuditState['progress']): OutcomeStatus {
  if (stage === 'unfit') return { kind: 'idle' };
  if (stage !== 'working') return { kind: stage };
  const share = read.bytes / read.of;
  const label = `Reading: ${formatCount(read.rounds)} bets, ${Math.round(share * 100)}% of the bytes`;
  return { kind: 'working', label, share };
}
