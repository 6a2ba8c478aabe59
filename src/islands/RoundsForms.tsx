import type { AuditRequest } from '#browser/rounds/audit-session.ts';
import type { AuditState } from '#browser/rounds/audit-state.ts';
import { readMapping, readRow } from '#browser/rounds/read-forms.ts';
import { DataTable } from '#components/elements/DataTable/DataTable.tsx';
import { StepList } from '#components/fairness/StepList/StepList.tsx';
import { SeedRosette } from '#components/rounds/SeedRosette/SeedRosette.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { Explained } from '#domain/rounds/explain-round.ts';
import type { ColumnMapping, TablePreview } from '#domain/rounds/reading/read-event.ts';
import {
  columnName,
  MAPPING_QUESTIONS,
  mappingFields,
  rowFields,
} from '#format/rounds/form-fields.ts';
import { NO_BET, UNEXPLAINED } from '#format/rounds/round-words.ts';
import { ReadingForm } from './ReadingForm.tsx';

type MappingProps = { table: TablePreview; onMap: (mapping: ColumnMapping) => void };

/** Form that assigns the columns of an unknown table, beside its first rows. */
export function MappingForm({ table, onMap }: MappingProps) {
  return (
    <div className={`stack-4 ${styles.form}`}>
      <h2>{`Columns of file ${table.file + 1}`}</h2>
      <p>We don’t recognize this file.</p>
      <DataTable
        caption="Its first rows"
        showCaption
        dense
        columns={table.heads.map((head, column) => ({ label: columnName(head, column) }))}
        rows={table.rows}
      />
      {table.asks.map((ask) => (
        <p key={ask}>{MAPPING_QUESTIONS[ask]}</p>
      ))}
      <ReadingForm
        id={`map-${table.file}`}
        title="What each column contains"
        button="Use these columns"
        fields={mappingFields(table)}
        onRead={(form) => onMap(readMapping(form))}
      />
    </div>
  );
}

type Ask = (request: AuditRequest) => void;
type AskProps = Pick<AuditState, 'explained' | 'names'> & { ask: Ask };

/** One round from its seeds to its bytes to its result and its payout. */
export function StepsForm({ explained, names, ask }: AskProps) {
  return (
    <ReadingForm
      id="steps"
      title="Follow one bet by hand"
      button="Show every step"
      fields={rowFields(names.length)}
      answered={explained === null ? { row: NO_BET } : {}}
      onRead={(form) => ask({ kind: 'explain', place: readRow(form) })}
    >
      <div role="status">{explained?.ok === false && UNEXPLAINED[explained.reason]}</div>
      {explained != null && <Steps explained={explained} />}
    </ReadingForm>
  );
}

function Steps({ explained }: { explained: Explained }) {
  const none = { commitment: { steps: [] }, result: null };
  const noWorking = { before: [], table: null, after: [] };
  const { commitment, result } = explained.ok ? explained.checked : none;
  const { before, table, after } = result?.working ?? noWorking;
  const working = { before, table, after: [...after, ...explained.payout] };
  const [revealed, shown] = commitment.steps.slice(-2).map(({ value }) => value);
  return (
    <>
      {shown !== undefined && revealed !== undefined && (
        <SeedRosette shown={shown} revealed={revealed} />
      )}
      <StepList
        checked={{ commitment, result: { working } }}
        rule={explained.ok ? explained.inWords : null}
        isOpen
      />
    </>
  );
}
