import {
  type ContactField as FieldName,
  MAX_LENGTHS,
  REQUIRED_FIELDS,
} from '#domain/contact/contact-message.ts';
import type { CharacterCount } from '#domain/contact/form-progress.ts';
import { formatCount } from '#format/text.ts';
import { Field } from '../../elements/Field/Field.tsx';
import styles from '../contact.module.css';
import { FIELD_LABELS } from '../error-sentence.ts';

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

/** A field of the form that keeps its own text: what is typed before hydration stays. */
export function ContactField({
  field,
  autoComplete,
  type = 'text',
  multiline = false,
  error,
  count,
}: Props) {
  const isRequired = REQUIRED_FIELDS.includes(field);
  return (
    <Field
      id={fieldId(field)}
      label={FIELD_LABELS[field]}
      isRequired={isRequired}
      error={error}
      hint={
        count === undefined
          ? undefined
          : (id) => <CharacterCounter id={id} field={field} count={count} />
      }
    >
      {(control) => {
        const shared = { ...control, name: field, autoComplete, required: isRequired };
        return multiline ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} />;
      }}
    </Field>
  );
}

type CounterProps = { id: string; field: FieldName; count: CharacterCount | null };

/** How many characters fit, and how many there are. A screen reader hears it only when room runs out. */
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

/** Constant words, so that a screen reader is not interrupted by every key. */
const ANNOUNCED = {
  within: '',
  near: 'Little room is left in this field.',
  over: 'The text is too long for this field.',
} as const;
