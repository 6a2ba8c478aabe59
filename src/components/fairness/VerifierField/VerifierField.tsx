import { Field } from '../../elements/Field/Field.tsx';
import styles from './VerifierField.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  wide?: boolean;
  numeric?: boolean;
  /** Choices in place of a line of text: value and words. */
  options?: readonly (readonly [value: string, text: string])[];
  /** Out of sight where the way of checking does not ask for it; it keeps what was typed. */
  hidden?: boolean;
};

/** A field of the verifier that keeps its own text. */
export function VerifierField({
  id,
  name,
  label,
  defaultValue,
  hint,
  error,
  wide = false,
  numeric = false,
  options,
  hidden = false,
}: Props) {
  return (
    <Field
      id={id}
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
      className={wide ? styles.wide : undefined}
      hidden={hidden}
    >
      {(control) =>
        options === undefined ? (
          <input
            {...control}
            name={name}
            defaultValue={defaultValue}
            className={`${control.className} ${styles.code}`}
            inputMode={numeric ? 'numeric' : undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        ) : (
          <select {...control} name={name} defaultValue={defaultValue} autoComplete="off">
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
