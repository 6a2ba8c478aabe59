import type { ContactError } from '#domain/contact/contact-message.ts';
import type { CharacterCount } from '#domain/contact/form-progress.ts';
import { ContactField } from '../ContactField/ContactField.tsx';
import { errorSentence } from '../error-sentence.ts';
import styles from '../contact.module.css';

/** Fields long enough to need a counter. */
export const COUNTED_FIELDS = ['subject', 'message'] as const;
export type Counts = Partial<Record<(typeof COUNTED_FIELDS)[number], CharacterCount>>;

/** Name of the field that people neither see nor fill in. */
export const TRAP_NAME = 'website';

type Props = {
  errors: readonly ContactError[];
  /** `null` before anything counts. */
  counts: Counts | null;
  /** Adds the hidden field that only robots fill in. */
  withTrap: boolean;
};

/** The fields of the contact form, in the order of the specification. */
export function ContactFields({ errors, counts, withTrap }: Props) {
  const sentences = new Map(errors.map((error) => [error.field, errorSentence(error)]));
  return (
    <>
      <div className={styles.names}>
        <ContactField
          field="firstName"
          autoComplete="given-name"
          error={sentences.get('firstName')}
        />
        <ContactField
          field="lastName"
          autoComplete="family-name"
          error={sentences.get('lastName')}
        />
      </div>
      <ContactField
        field="email"
        type="email"
        autoComplete="email"
        error={sentences.get('email')}
      />
      <ContactField
        field="subject"
        autoComplete="off"
        error={sentences.get('subject')}
        count={counts?.subject ?? null}
      />
      <ContactField
        field="message"
        multiline
        autoComplete="off"
        error={sentences.get('message')}
        count={counts?.message ?? null}
      />
      {withTrap && (
        // Not `hidden`, which robots know.
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
