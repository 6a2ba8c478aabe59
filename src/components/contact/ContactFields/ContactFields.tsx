import {
  type ContactError,
  type ContactField,
  MAX_LENGTHS,
  REQUIRED_FIELDS,
} from '#domain/contact/contact-message.ts';
import type { CharacterCount } from '#domain/contact/form-progress.ts';
import { formatCount } from '#format/text.ts';
import { Field } from '../../elements/Field/Field.tsx';
import { errorSentence, FIELD_LABELS, fieldId } from '../error-sentence.ts';
import styles from '../contact.module.css';

/** Fields with a character counter. */
export const COUNTED_FIELDS = ['subject', 'message'] as const;
export type Counts = Partial<Record<(typeof COUNTED_FIELDS)[number], CharacterCount>>;

/** Name of the honeypot field, hidden from people. */
export const TRAP_NAME = 'website';

/** Values of `autocomplete`. */
const AUTO_COMPLETE: Readonly<Record<ContactField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  subject: 'off',
  message: 'off',
};

type Props = {
  /** Shown beside their fields until they are fixed. */
  errors: readonly ContactError[];
  /** `null` before hydration. */
  counts: Counts | null;
  /** Adds the honeypot field. */
  withTrap: boolean;
};

/**
 * Fields of the contact form, in the order of the specification. They are uncontrolled, so text
 * typed before hydration stays.
 */
export function ContactFields({ errors, counts, withTrap }: Props) {
  const fieldOf = (name: ContactField) => {
    const error = errors.findLast(({ field }) => field === name);
    const counted = COUNTED_FIELDS.find((field) => field === name);
    const required = REQUIRED_FIELDS.includes(name);
    return (
      <Field
        key={name}
        id={fieldId(name)}
        label={FIELD_LABELS[name]}
        isRequired={required}
        error={error && errorSentence(error)}
        hint={
          counted &&
          ((id) => <CharacterCounter id={id} field={name} count={counts?.[counted] ?? null} />)
        }
      >
        {(control) => {
          const shared = { ...control, name, autoComplete: AUTO_COMPLETE[name], required };
          if (name === 'message') return <textarea {...shared} rows={7} />;
          return <input {...shared} type={name === 'email' ? 'email' : 'text'} />;
        }}
      </Field>
    );
  };
  return (
    <>
      <div className={styles.names}>
        {fieldOf('firstName')}
        {fieldOf('lastName')}
      </div>
      {fieldOf('email')}
      {fieldOf('subject')}
      {fieldOf('message')}
      {withTrap && (
        // Visually hidden instead of `hidden`, which robots recognise.
        <span className="unseen">
          <span aria-hidden="true">
            <label htmlFor="contact-trap">Leave this empty</label>
            <input id="contact-trap" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
          </span>
        </span>
      )}
    </>
  );
}

type CounterProps = { id: string; field: ContactField; count: CharacterCount | null };

/** Character counter. Screen readers announce it only when little room is left. */
function CharacterCounter({ id, field, count }: CounterProps) {
  const most = formatCount(MAX_LENGTHS[field]);
  const state = count?.state ?? 'within';
  return (
    <>
      <p className={`fine ${styles.counter} ${styles[state] ?? ''}`.trim()} id={id}>
        {inWords(count, most)}
      </p>
      <span className="unseen">
        <span role="status">{ANNOUNCED[state]}</span>
      </span>
    </>
  );
}

function inWords(count: CharacterCount | null, most: string): string {
  if (count === null || count.used === 0) return `Up to ${most} characters`;
  const used = `${formatCount(count.used)} of ${most} characters`;
  return count.state === 'over' ? `${formatCount(-count.left)} too many: ${used}` : used;
}

/** Constant texts, so that a screen reader is not interrupted at every key. */
const ANNOUNCED = {
  within: '',
  near: 'Little room is left in this field.',
  over: 'The text is too long for this field.',
} as const;
