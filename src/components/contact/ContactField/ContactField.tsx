import { Icon } from '../../elements/Icon/Icon.tsx';
import {
  type ContactField as FieldName,
  REQUIRED_FIELDS,
} from '#domain/contact/contact-message.ts';
import type { CharacterCount } from '#domain/contact/form-progress.ts';
import { CharacterCounter } from '../CharacterCounter/CharacterCounter.tsx';
import { FIELD_LABELS } from '../error-sentence.ts';
import styles from './ContactField.module.css';

type Props = {
  field: FieldName;
  /** Token with which the browser fills the field in. */
  autoComplete: string;
  type?: 'text' | 'email';
  multiline?: boolean;
  /** Shown while a mistake stands. */
  error: string | undefined;
  /** Left out where no counter belongs; `null` before anything counts. */
  count?: CharacterCount | null;
};

export const fieldId = (field: FieldName) => `contact-${field}`;

/** A labelled field that keeps its own text: what is typed before hydration stays. */
export function ContactField({
  field,
  autoComplete,
  type = 'text',
  multiline = false,
  error,
  count,
}: Props) {
  const id = fieldId(field);
  const isRequired = REQUIRED_FIELDS.includes(field);
  const errorId = `${id}-error`;
  const countId = `${id}-count`;
  const describedBy = [error !== undefined && errorId, count !== undefined && countId]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name: field,
    className: multiline ? `${styles.input} ${styles.long}` : styles.input,
    autoComplete,
    required: isRequired,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  } as const;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {FIELD_LABELS[field]}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {multiline ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} />}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <Icon name="warn" />
          {error}
        </p>
      )}
      {count !== undefined && <CharacterCounter id={countId} field={field} count={count} />}
    </div>
  );
}
