import type { FieldErrors, FormField } from '#format/rounds/form-fields.ts';
import { Field, type FieldControl } from '../../elements/Field/Field.tsx';
import styles from '../rounds.module.css';

/** `id` tells the fields of several forms apart. */
type Props = { id: string; title: string; fields: readonly FormField[]; errors: FieldErrors };

/** Uncontrolled fields side by side, each with what is wrong in it. */
export function FormFields({ id, title, fields, errors }: Props) {
  return (
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
  );
}

function controlOf({ name, value, required, control: kind }: FormField, tied: FieldControl) {
  const shared = { ...tied, name, required, defaultValue: value, autoComplete: 'off' };
  if (kind === 'textarea') return <textarea {...shared} rows={4} spellCheck={false} />;
  if (typeof kind !== 'object') return <input {...shared} type={kind ?? 'text'} />;
  return (
    <select {...shared}>
      {kind.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
