import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** Attributes that tie a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  id: string;
  label: string;
  /** Shows a star, hidden from screen readers: the control itself is `required`. */
  isRequired?: boolean;
  /** Error message of the current value. */
  error?: string | undefined;
  /** Hint below the control, as a sentence or as an element with the given id. */
  hint?: string | ((id: string) => ReactNode) | undefined;
  className?: string | undefined;
  hidden?: boolean;
  children: (control: FieldControl) => ReactNode;
};

type ErrorProps = { id: string; error: string | undefined };

export function FieldError({ id, error }: ErrorProps) {
  if (error === undefined) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="warn" />
      <span>{error}</span>
    </p>
  );
}

/** Form control with its label, hint and error. */
export function Field({
  id,
  label,
  isRequired = false,
  error,
  hint,
  className = '',
  hidden = false,
  children,
}: Props) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId];
  return (
    <div className={`${styles.field} ${className}`.trim()} hidden={hidden}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      })}
      <FieldError id={errorId} error={error} />
      {typeof hint === 'string' ? (
        <p className="fine" id={hintId}>
          {hint}
        </p>
      ) : (
        hint?.(hintId)
      )}
    </div>
  );
}
