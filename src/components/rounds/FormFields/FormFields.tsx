import type { FormField } from '#format/rounds/form-fields.ts';
import { Field } from '../../elements/Field/Field.tsx';
import styles from '../rounds.module.css';

/** `id` tells the fields of several forms apart. */
type Props = { id: string; fields: readonly FormField[] };

/** Uncontrolled fields side by side; the browser says at each what is missing or impossible. */
export function FormFields({ id, fields }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, label, value, control: kind = 'text', ...rules }) => (
        <Field key={name} id={`${id}-${name}`} label={label}>
          {(control) => {
            const shared = { ...control, name, defaultValue: value, autoComplete: 'off' };
            return typeof kind === 'string' ? (
              <input {...shared} {...rules} type={kind} />
            ) : (
              <select {...shared} required={rules.required}>
                {kind.map(([option, text]) => (
                  <option key={option} value={option}>
                    {text}
                  </option>
                ))}
              </select>
            );
          }}
        </Field>
      ))}
    </div>
  );
}
