import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { wrongFields } from '#browser/rounds/read-forms.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { VisuallyHidden } from '#components/elements/VisuallyHidden/VisuallyHidden.tsx';
import { FormFields } from '#components/rounds/FormFields/FormFields.tsx';
import styles from '#components/rounds/rounds.module.css';
import type { FieldErrors, FormField } from '#format/rounds/form-fields.ts';

type Props = {
  id: string;
  title: string;
  button: string;
  fields: readonly FormField[];
  /** What is wrong with fields that can be read, each by itself. */
  check?: (form: FormData) => FieldErrors;
  /** What the audit found wrong with what was sent before. */
  answered?: FieldErrors;
  onRead: (form: FormData) => void;
  children?: ReactNode;
};

/** A form that goes nowhere, keeps what was typed and says beside each field what is wrong in it. */
export function ReadingForm({
  id,
  title,
  button,
  fields,
  check,
  answered = {},
  onRead,
  children,
}: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const form = new FormData(event.currentTarget);
    const unfinished = [...elements].flatMap((control) =>
      control instanceof HTMLInputElement && control.validity.badInput ? control.name : [],
    );
    const each = wrongFields(form, fields, unfinished);
    const found = Object.keys(each).length > 0 ? each : (check?.(form) ?? {});
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) return onRead(form);
    const control = elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <FormFields id={id} title={title} fields={fields} errors={{ ...answered, ...errors }} />
      {/* The focus is elsewhere when an answer comes. */}
      <div role="status">
        <VisuallyHidden>{Object.values(answered).join(' ')}</VisuallyHidden>
      </div>
      <Button type="submit" variant="quiet">
        {button}
      </Button>
      {children}
    </form>
  );
}
