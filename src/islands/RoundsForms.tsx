import type { AuditRequest } from '#browser/rounds/audit-messages.ts';
import type { AuditState } from '#browser/rounds/audit-state.ts';
import { readMapping, readRow } from '#browser/rounds/read-forms.ts';
import { DataTable } from '#components/elements/DataTable/DataTable.tsx';
import { StepList } from '#components/fairness/StepList/StepList.tsx';
import { SeedRosette } from '#components/rounds/SeedRosette/SeedRosette.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { Explained } from '#domain/rounds/explain-round.ts';
import type { ColumnMapping, TablePreview } from '#domain/rounds/reading/read-event.ts';
import { columnName, mappingFields, rowFields } from '#format/rounds/form-fields.ts';
import { UNEXPLAINED } from '#format/rounds/round-words.ts';
import { ReadingForm } from './RoundsForm.tsx';

type MappingProps = { table: TablePreview; onMap: (mapping: ColumnMapping) => void };

/** What the columns of an unknown table hold, beside its first rows. */
export function MappingForm({ table, onMap }: MappingProps) {
  return (
    <div className={`stack-4 ${styles.form}`}>
      <h2>Columns of file {table.file + 1}</h2>
      <p>We do not know this table. Say what its columns hold, and correct our guesses.</p>
      <DataTable
        caption="Its first rows"
        showCaption
        dense
        columns={table.heads.map((head, column) => ({ label: columnName(head, column) }))}
        rows={table.rows.map((cells, row) => ({ key: String(row), cells }))}
      />
      <ReadingForm
        id={`map-${table.file}`}
        title="What each column holds"
        button="Read the table so"
        fields={mappingFields(table)}
        onRead={(form) => onMap(readMapping(form))}
      />
    </div>
  );
}

type AskProps = { state: AuditState; ask: (request: AuditRequest) => void };

const NO_ROUND = 'No round was read from this row. Enter another one.';

/** One round from its seeds to its bytes to its result and its payout. */
export function StepsForm({ state: { explained, files }, ask }: AskProps) {
  return (
    <ReadingForm
      id="steps"
      title="Follow one round by hand"
      button="Show every step"
      fields={rowFields(files.length)}
      {...(explained === null && { answered: { row: NO_ROUND } })}
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
