import { Field } from '../../elements/Field/Field.tsx';
import {
  type ContactField as FieldName,
  REQUIRED_FIELDS,
} from '#domain/contact/contact-message.ts';
import type { CharacterCount } from '#domain/contact/form-progress.ts';
import { CharacterCounter } from '../CharacterCounter/CharacterCounter.tsx';
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
