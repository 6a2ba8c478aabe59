import type { ReactNode, SyntheticEvent } from 'react';
import type { AuditRequest } from '#browser/rounds/audit-messages.ts';
import type { AuditState } from '#browser/rounds/audit-state.ts';
import { readBonusRules, readMapping, readRow, readSeeds } from '#browser/rounds/read-forms.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { DataTable } from '#components/elements/DataTable/DataTable.tsx';
import { Field } from '#components/elements/Field/Field.tsx';
import { StepList } from '#components/fairness/StepList/StepList.tsx';
import { FormFields } from '#components/rounds/FormFields/FormFields.tsx';
import { SeedRosette } from '#components/rounds/SeedRosette/SeedRosette.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { Explained } from '#domain/rounds/explain-round.ts';
import type { ColumnMapping, TablePreview } from '#domain/rounds/reading/read-event.ts';
import { BONUS_FIELDS, columnName, mappingFields, rowFields } from '#format/rounds/form-fields.ts';
import { leftOverLine, UNEXPLAINED } from '#format/rounds/round-words.ts';

type FormProps = { button: string; onRead: (form: FormData) => void; children: ReactNode };

/** A form that goes nowhere and keeps what was typed. */
function ReadingForm({ button, onRead, children }: FormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRead(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} method="dialog" onSubmit={submit}>
      {children}
      <Button type="submit" variant="quiet">
        {button}
      </Button>
    </form>
  );
}

type MappingProps = { table: TablePreview; onMap: (mapping: ColumnMapping) => void };

/** What the columns of an unknown table hold, beside its first rows. */
export function MappingForm({ table, onMap }: MappingProps) {
  return (
    <ReadingForm button="Read the table so" onRead={(form) => onMap(readMapping(form))}>
      <h3>Columns of file {table.file + 1}</h3>
      <p>We do not know this table. Say what its columns hold, and correct our guesses.</p>
      <DataTable
        caption="Its first rows"
        showCaption
        dense
        columns={table.heads.map((head, column) => ({ label: columnName(head, column) }))}
        rows={table.rows.map((cells, row) => ({ key: String(row), cells }))}
      />
      <FormFields id={`map-${table.file}`} fields={mappingFields(table)} />
    </ReadingForm>
  );
}

type AskProps = { state: AuditState; ask: (request: AuditRequest) => void };

/** Revealed seeds, one a line; they are joined to the rounds by their hash. */
export function SeedsForm({ state: { report }, ask }: AskProps) {
  const error = report === null ? undefined : leftOverLine(report);
  return (
    <ReadingForm
      button="Judge with these seeds"
      onRead={(form) => ask({ kind: 'reveal', seeds: readSeeds(form) })}
    >
      <Field id="revealed-seeds" label="Revealed server seeds, one a line" error={error}>
        {(control) => <textarea {...control} name="seeds" required rows={4} spellCheck={false} />}
      </Field>
    </ReadingForm>
  );
}

export function BonusForm({ ask }: Pick<AskProps, 'ask'>) {
  return (
    <ReadingForm
      button="Hold the rounds against these rules"
      onRead={(form) => ask({ kind: 'bonus-rules', rules: readBonusRules(form) })}
    >
      <FormFields id="bonus" fields={BONUS_FIELDS} />
    </ReadingForm>
  );
}

/** One round from its seeds to its bytes to its result and its payout. */
export function StepsForm({ state: { explained, files }, ask }: AskProps) {
  return (
    <ReadingForm
      button="Show every step"
      onRead={(form) => ask({ kind: 'explain', place: readRow(form) })}
    >
      <FormFields id="steps" fields={rowFields(files.length)} />
      <div role="status">
        {explained === null && 'No round was read from this row.'}
        {explained?.ok === false && UNEXPLAINED[explained.reason]}
      </div>
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
