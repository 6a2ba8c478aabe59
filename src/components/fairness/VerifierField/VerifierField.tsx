import { Field } from '../../elements/Field/Field.tsx';
import type { FieldModel } from '../offered-scheme.ts';
import styles from './VerifierField.module.css';

type Props = {
  field: FieldModel;
  defaultValue: string;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** Out of sight where the chosen scheme does not ask for it; it keeps what was typed. */
  hidden?: boolean;
};

/** A field of the verifier that keeps its own text. */
export function VerifierField({
  field: { name, label, hint, control: kind },
  defaultValue,
  error,
  hidden = false,
}: Props) {
  return (
    <Field
      id={`verifier-${name}`}
      label={label}
      error={error}
      hint={
        hint === undefined
          ? undefined
          : (hintId) => (
              <p className={styles.hint} id={hintId}>
                {hint}
              </p>
            )
      }
      className={kind === 'wide' ? styles.wide : undefined}
      hidden={hidden}
    >
      {(control) =>
        typeof kind === 'object' ? (
          <select {...control} name={name} defaultValue={defaultValue} autoComplete="off">
            {kind.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            name={name}
            defaultValue={defaultValue}
            className={`${control.className} ${styles.code}`}
            inputMode={kind === 'digits' ? 'numeric' : undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )
      }
    </Field>
  );
}
