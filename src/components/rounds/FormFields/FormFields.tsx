import type { FormField } from '#format/rounds/form-fields.ts';
import { Field } from '../../elements/Field/Field.tsx';
import styles from '../rounds.module.css';

type Props = {
  /** Tells the fields of several forms apart. */
  id: string;
  fields: readonly FormField[];
  errors: Readonly<Record<string, string>>;
};

/** Uncontrolled fields side by side, each with what is wrong beside it. */
export function FormFields({ id, fields, errors }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, label, value, control: kind = 'text' }) => (
        <Field key={name} id={`${id}-${name}`} label={label} error={errors[name]}>
          {(control) =>
            typeof kind === 'string' ? (
              <input {...control} name={name} type={kind} defaultValue={value} autoComplete="off" />
            ) : (
              <select {...control} name={name} defaultValue={value} autoComplete="off">
                {kind.map(([option, text]) => (
                  <option key={option} value={option}>
                    {text}
                  </option>
                ))}
              </select>
            )
          }
        </Field>
      ))}
    </div>
  );
}
