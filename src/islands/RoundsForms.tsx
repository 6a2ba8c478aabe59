import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { AuditRequest } from '#browser/rounds/audit-session.ts';
import type { AuditState } from '#browser/rounds/audit-state.ts';
import { readMapping, readRow, wrongFields } from '#browser/rounds/read-forms.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { DataTable } from '#components/elements/DataTable/DataTable.tsx';
import { Field, type FieldControl } from '#components/elements/Field/Field.tsx';
import { Options } from '#components/elements/Select/Select.tsx';
import { StepList } from '#components/fairness/StepList/StepList.tsx';
import { SeedRosette } from '#components/rounds/SeedRosette/SeedRosette.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { Explained } from '#domain/rounds/explain-round.ts';
import type { ColumnMapping, TablePreview } from '#domain/rounds/reading/read-event.ts';
import {
  columnName,
  type FieldErrors,
  type FormField,
  MAPPING_QUESTIONS,
  mappingFields,
  rowFields,
} from '#format/rounds/form-fields.ts';
import { NO_BET, UNEXPLAINED } from '#format/rounds/round-words.ts';

type Props = {
  /** Tells the fields of several forms apart. */
  id: string;
  title: string;
  button: string;
  fields: readonly FormField[];
  /** Checks the values of the fields, each by itself. */
  check?: (form: FormData) => FieldErrors;
  /** Errors that the audit found in what was sent before. */
  answered?: FieldErrors;
  onRead: (form: FormData) => void;
  children?: ReactNode;
};

/** A form that goes nowhere, keeps what was typed and says beside each field what is wrong in it. */
export function ReadingForm({ id, title, button, fields, children, ...props }: Props) {
  const { check, answered = {}, onRead } = props;
  const [wrong, setWrong] = useState<FieldErrors>({});
  const errors = { ...answered, ...wrong };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const form = new FormData(event.currentTarget);
    const unfinished = [...elements].flatMap((control) =>
      control instanceof HTMLInputElement && control.validity.badInput ? control.name : [],
    );
    const each = wrongFields(form, fields, unfinished);
    const found = Object.keys(each).length > 0 ? each : (check?.(form) ?? {});
    setWrong(found);
    const [first] = Object.keys(found);
    if (first === undefined) return onRead(form);
    const control = elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <form className={`stack-4 ${styles.form}`} method="dialog" onSubmit={submit} noValidate>
      <fieldset className={styles.fields}>
        <legend>{title}</legend>
        {fields.map((field) => (
          <Field
            key={field.name}
            id={`${id}-${field.name}`}
            label={field.label}
            error={errors[field.name]}
          >
            {(control) => controlOf(field, control)}
          </Field>
        ))}
      </fieldset>
      {/* The focus is elsewhere when an answer comes. */}
      <div role="status">
        <span className="unseen">{Object.values(answered).join(' ')}</span>
      </div>
      <Button type="submit" variant="quiet">
        {button}
      </Button>
      {children}
    </form>
  );
}

function controlOf({ name, value, required, control: kind }: FormField, tied: FieldControl) {
  const shared = { ...tied, name, required, defaultValue: value };
  if (kind === 'textarea') return <textarea {...shared} rows={4} spellCheck={false} />;
  if (typeof kind !== 'object') return <input {...shared} type={kind ?? 'text'} />;
  return (
    <select {...shared}>
      <Options options={kind.map(([option, text]) => ({ value: option, text }))} />
    </select>
  );
}

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
