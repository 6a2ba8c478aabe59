import { type ContactError } from '#domain/contact/contact-message.ts';
import { errorSentence, fieldId } from '../error-sentence.ts';
import styles from '../contact.module.css';

const TITLE_ID = 'contact-errors-title';

const takeFocus = (summary: HTMLElement | null) => summary?.focus();

/** All errors, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors }: { errors: readonly ContactError[] }) {
  const title = errors.length === 1 ? '1 thing to fix' : `${errors.length} things to fix`;
  return (
    <div
      className={styles.summary}
      role="group"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      ref={takeFocus}
    >
      <h3 className={styles.title} id={TITLE_ID}>
        {title}
      </h3>
      <ul className={`taps stack-1 ${styles.mistakes}`}>
        {errors.map((error) => (
          <li key={`${error.field} ${error.reason}`}>
            <a
              href={`#${fieldId(error.field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(error.field))?.focus();
              }}
            >
              {errorSentence(error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
