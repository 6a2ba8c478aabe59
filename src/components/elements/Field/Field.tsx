import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** What ties an input, a text area or a select to its label and to what is said about it. */
export type FieldControl = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  id: string;
  label: string;
  /** Marked with a star, for the eye alone: the control says it itself. */
  isRequired?: boolean;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
  /** Said below the control, as a sentence or in an element with the id given. */
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

/** A control under its label, with what is wrong beside it. */
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
        {label}
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
