import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { wrongFields } from '#browser/rounds/read-forms.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { Field, type FieldControl } from '#components/elements/Field/Field.tsx';
import { Fold } from '#components/elements/Fold/Fold.tsx';
import { Options } from '#components/elements/Select/Select.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { FieldErrors, FormField } from '#format/rounds/form-fields.ts';

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
    if (!(control instanceof HTMLElement)) return;
    const fold = control.closest('details');
    if (fold !== null) fold.open = true;
    control.focus();
  };
  const more = fields.filter(({ isFolded }) => isFolded);
  const drawn = (some: readonly FormField[]) =>
    some.map((field) => (
      <Field
        key={field.name}
        id={`${id}-${field.name}`}
        label={field.label}
        error={errors[field.name]}
      >
        {(control) => controlOf(field, control)}
      </Field>
    ));
  return (
    <form className={`stack-4 ${styles.form}`} method="dialog" onSubmit={submit} noValidate>
      <fieldset className={styles.fields}>
        <legend>{title}</legend>
        {drawn(fields.filter(({ isFolded }) => !isFolded))}
      </fieldset>
      {more.length > 0 && (
        <Fold summary="More columns">
          <div className={styles.fields}>{drawn(more)}</div>
        </Fold>
      )}
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
