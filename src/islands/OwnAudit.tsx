import { memo, type RefObject, useDeferredValue } from 'react';
import { Button } from '#components/elements/Button/Button.tsx';
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
import { ReadingForm } from './ReadingForm.tsx';
import { MappingForm, StepsForm } from './RoundsForms.tsx';
import { ask, map, remove, startOver, take } from './use-audit.ts';

type Props = Omit<AuditState, 'stage' | 'progress' | 'failedVectors' | 'endings'> & {
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The reader's own audit. Kept apart from the progress, which comes four times a second. */
export const OwnAudit = memo(function OwnAudit(props: Props) {
  const { report, isWhole, checkedOn, names, refused, tables, explained, heading } = props;
  // Drawn in a task of its own, after the finding: both at once hold a phone up.
  const evidence = useDeferredValue(isWhole ? report : null, null);
  const files = (
    <HistoryFiles
      {...{ names, refused }}
      read={report?.files ?? []}
      unmapped={tables}
      onChoose={take}
      onRemove={remove}
      onStartOver={startOver}
    />
  );
  if (report === null) return files;
  const save = () =>
    ask({
      kind: 'export',
      finding: heading.current?.innerText ?? '',
      checkedOn: checkedOn ?? '',
    });
  return (
    <AuditResult
      {...{ report, evidence, isWhole, checkedOn, heading }}
      // The audit as one file has no other page.
      leadsToCase={location.protocol !== 'file:'}
      questions={tables.map((table) => (
        <MappingForm key={table.file} table={table} onMap={(mapping) => map(table.file, mapping)} />
      ))}
      files={
        <>
          {files}
          {isWhole && report.rounds > 0 && (
            <div className="row controls">
              <Button variant="quiet" size="small" onClick={() => print()}>
                Print
              </Button>
              <Button variant="quiet" size="small" onClick={save}>
                Save as JSON
              </Button>
            </div>
          )}
        </>
      }
      reveal={<RevealSlip report={report} />}
      forms={{
        results: <StepsForm {...{ explained, names, ask }} />,
        'bonus-rules': (
          <ReadingForm
            id="bonus"
            title="Rules of a bonus"
            button="Check my bets against these rules"
            fields={BONUS_FIELDS}
            check={wrongBonusRules}
            onRead={(form) => ask({ kind: 'bonus-rules', rules: readBonusRules(form) })}
          />
        ),
      }}
    />
  );
});

function RevealSlip({ report }: { report: AuditReport }) {
  return (
    <section className={`stack-4 ${styles.slip}`} id="reveal" aria-labelledby="reveal-title">
      <div className={styles.slipHead}>
        <h2 id="reveal-title">Reveal your seed</h2>
      </div>
      <ol>
        <li>At the casino, open the fairness settings of the game.</li>
        <li>Change or rotate your seed pair. That retires the old server seed and shows it.</li>
        <li>Paste the old server seed here.</li>
      </ol>
      <ReadingForm
        id="revealed"
        title="Server seed"
        button="Check with this seed"
        fields={SEED_FIELDS}
        check={wrongSeeds}
        answered={leftOverErrors(report)}
        onRead={(form) => ask({ kind: 'reveal', seeds: readSeeds(form) })}
      />
    </section>
  );
}
