import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { AuditRequest } from '#browser/rounds/audit-messages.ts';
import type { AuditState } from '#browser/rounds/audit-state.ts';
import { type FormErrors, readMapping, type ReadForm } from '#browser/rounds/read-forms.ts';
import { readBonusRules, readRow, readSeeds } from '#browser/rounds/read-forms.ts';
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
import { leftOverLine } from '#format/rounds/round-words.ts';

type FormProps<Value> = {
  button: string;
  read: (form: FormData) => ReadForm<Value>;
  onRead: (value: Value) => void;
  children: (errors: FormErrors) => ReactNode;
};

/** A form that keeps what was typed, and leads to the first field that cannot be read. */
function ReadingForm<Value>({ button, read, onRead, children }: FormProps<Value>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const result = read(new FormData(form.current ?? undefined));
    setErrors(result.ok ? {} : result.errors);
    if (result.ok) return onRead(result.value);
    const wrong = form.current?.elements.namedItem(Object.keys(result.errors)[0] ?? '');
    if (wrong instanceof HTMLElement) wrong.focus();
  };
  return (
    <form className={styles.form} method="dialog" ref={form} onSubmit={submit} noValidate>
      {children(errors)}
      <Button type="submit" variant="quiet">
        {button}
      </Button>
    </form>
  );
}

type MappingProps = { table: TablePreview; onMap: (mapping: ColumnMapping) => void };

/** What the columns of an unknown table hold, beside its first rows. */
export function MappingForm({ table, onMap }: MappingProps) {
  const read = (form: FormData) => readMapping(form, table);
  return (
    <ReadingForm button="Read the table so" read={read} onRead={onMap}>
      {(errors) => (
        <>
          <h3>Columns of file {table.file + 1}</h3>
          <p>We do not know this table. Say what its columns hold, and correct our guesses.</p>
          <DataTable
            caption="Its first rows"
            showCaption
            dense
            columns={table.heads.map((head, column) => ({ label: columnName(head, column) }))}
            rows={table.rows.map((cells, row) => ({ key: String(row), cells }))}
          />
          <FormFields id={`map-${table.file}`} fields={mappingFields(table)} errors={errors} />
        </>
      )}
    </ReadingForm>
  );
}

type AskProps = { state: AuditState; ask: (request: AuditRequest) => void };

/** Revealed seeds, one a line; they are joined to the rounds by their hash. */
export function SeedsForm({ state, ask }: AskProps) {
  const leftOver = state.report === null ? undefined : leftOverLine(state.report);
  return (
    <ReadingForm
      button="Judge with these seeds"
      read={readSeeds}
      onRead={(seeds) => ask({ kind: 'reveal', seeds })}
    >
      {({ seeds: error = leftOver }) => (
        <Field id="audit-seeds" label="Revealed server seeds, one a line" error={error}>
          {(control) => <textarea {...control} name="seeds" rows={4} spellCheck={false} />}
        </Field>
      )}
    </ReadingForm>
  );
}

export function BonusForm({ ask }: AskProps) {
  return (
    <ReadingForm
      button="Hold the rounds against these rules"
      read={readBonusRules}
      onRead={(rules) => ask({ kind: 'bonus-rules', rules })}
    >
      {(errors) => <FormFields id="bonus" fields={BONUS_FIELDS} errors={errors} />}
    </ReadingForm>
  );
}

/** One round from its seeds to its bytes to its result and its payout. */
export function StepsForm({ state: { explained, files }, ask }: AskProps) {
  return (
    <ReadingForm
      button="Show every step"
      read={readRow}
      onRead={(place) => ask({ kind: 'explain', place })}
    >
      {(errors) => (
        <>
          <FormFields id="steps" errors={errors} fields={rowFields(files.length)} />
          <div role="status">
            {explained === null && 'No round was read from this row.'}
            {explained?.result === null && 'Without its seed the result cannot be followed.'}
          </div>
          {explained != null && <Steps explained={explained} />}
        </>
      )}
    </ReadingForm>
  );
}

function Steps({ explained: { record, commitment, result, payout } }: { explained: Explained }) {
  const [revealed, shown] = commitment.slice(-2).map(({ value }) => value);
  return (
    <>
      {shown !== undefined && revealed !== undefined && (
        <SeedRosette shown={shown} revealed={revealed} />
      )}
      <StepList
        checked={{ commitment: { steps: commitment }, result }}
        rule={record?.inWords ?? null}
        payout={payout}
      />
    </>
  );
}
