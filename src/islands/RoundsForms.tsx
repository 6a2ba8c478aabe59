import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { AuditRequest } from '#browser/rounds/audit-messages.ts';
import type { AuditState } from '#browser/rounds/audit-state.ts';
import {
  type FormErrors,
  readBonusRules,
  readMapping,
  type ReadForm,
  readRow,
  readSeeds,
} from '#browser/rounds/read-forms.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { DataTable } from '#components/elements/DataTable/DataTable.tsx';
import { Field } from '#components/elements/Field/Field.tsx';
import { StepList } from '#components/fairness/StepList/StepList.tsx';
import { FormFields } from '#components/rounds/FormFields/FormFields.tsx';
import { SeedRosette } from '#components/rounds/SeedRosette/SeedRosette.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { ColumnMapping, TablePreview } from '#domain/rounds/reading/read-event.ts';
import { bonusFields, columnName, mappingFields } from '#format/rounds/form-fields.ts';
import { leftOverLine, UNEXPLAINED } from '#format/rounds/seed-words.ts';

type FormProps<Value> = {
  label: string;
  button: string;
  read: (form: FormData) => ReadForm<Value>;
  onRead: (value: Value) => void;
  children: (errors: FormErrors) => ReactNode;
};

/** A form that keeps what was typed, and leads to the first field that cannot be read. */
function ReadingForm<Value>({ label, button, read, onRead, children }: FormProps<Value>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const result = read(new FormData(form.current ?? undefined));
    setErrors(result.ok ? {} : result.errors);
    if (result.ok) return onRead(result.value);
    const [wrong = ''] = Object.keys(result.errors);
    const field = form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form
      className={styles.form}
      method="dialog"
      ref={form}
      aria-label={label}
      onSubmit={submit}
      noValidate
    >
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
  const name = `Columns of file ${table.file + 1}`;
  const read = (form: FormData) => readMapping(form, table);
  return (
    <ReadingForm label={name} button="Read the table so" read={read} onRead={onMap}>
      {(errors) => (
        <>
          <h3>{name}</h3>
          <p>
            We do not know this table. Say what its columns hold; every guess is yours to change.
          </p>
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
      label="Revealed seeds"
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

export function BonusForm({ state, ask }: AskProps) {
  const currencies = state.report?.costs.map(({ currency }) => currency) ?? [];
  return (
    <ReadingForm
      label="Rules of a bonus"
      button="Hold the rounds against these rules"
      read={readBonusRules}
      onRead={(rules) => ask({ kind: 'bonus-rules', rules })}
    >
      {(errors) => <FormFields id="bonus" fields={bonusFields(currencies)} errors={errors} />}
    </ReadingForm>
  );
}

/** One round from its seeds to its bytes to its result. */
export function StepsForm({ state, ask }: AskProps) {
  const { explained } = state;
  const hashes = explained?.ok ? explained.checked.commitment.steps.slice(-2) : [];
  const [revealed, shown] = hashes.map(({ value }) => value);
  return (
    <ReadingForm
      label="One round, step by step"
      button="Show its steps"
      read={readRow}
      onRead={(place) => ask({ kind: 'explain', place })}
    >
      {(errors) => (
        <>
          <FormFields
            id="steps"
            errors={errors}
            fields={[
              { name: 'row', label: 'Row' },
              ...(state.files.length > 1 ? [{ name: 'file', label: 'File', value: '1' }] : []),
            ]}
          />
          <div role="status">{explained?.ok === false && UNEXPLAINED[explained.reason]}</div>
          {explained?.ok && (
            <>
              {shown !== undefined && revealed !== undefined && (
                <SeedRosette shown={shown} revealed={revealed} />
              )}
              <StepList checked={explained.checked} rule={explained.inWords} />
            </>
          )}
        </>
      )}
    </ReadingForm>
  );
}
