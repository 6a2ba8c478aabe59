import { Icon } from '../../elements/Icon/Icon.tsx';
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

/** A labelled field that keeps its own text, with what is wrong beside it. */
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
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`];
  const shared = {
    id,
    name,
    defaultValue,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  } as const;
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field} hidden={hidden}>
      <label htmlFor={id}>{label}</label>
      {options === undefined ? (
        <input
          {...shared}
          className={`${styles.input} ${styles.code}`}
          inputMode={numeric ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ) : (
        <select {...shared} className={`${styles.input} ${styles.select}`} autoComplete="off">
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
