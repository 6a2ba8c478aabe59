import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../contact.module.css';

/** Result of sending; only `sent` confirms delivery. */
export type OutcomeKind = 'opened' | 'sent' | 'refused' | 'unanswered' | 'trapped';

type Props = {
  kind: OutcomeKind;
  /** HTTP status of the form's endpoint, if it answered. */
  status?: number | undefined;
  recipient: string;
  /** Answer time, in words that follow “We answer”. */
  answers?: string | null;
  children?: ReactNode;
};

const TITLE_ID = 'contact-outcome-title';
const TEXT_ID = 'contact-outcome-text';

const takeFocus = (panel: HTMLElement | null) => panel?.focus();

/** Reports the result of sending, and takes the focus when it appears. */
export function FormOutcome({ kind, status, recipient, answers = null, children }: Props) {
  const { title, text } = words(status, recipient, answers)[kind];
  const isGood = kind === 'sent' || kind === 'opened';
  return (
    <div
      className={`stack-4 ${styles.outcome} ${isGood ? styles.good : ''}`.trim()}
      role="group"
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      tabIndex={-1}
      ref={takeFocus}
      data-outcome={kind}
    >
      <div className={styles.head}>
        <Icon name={kind === 'sent' ? 'check' : isGood ? 'info' : 'warn'} />
        <h3 className={styles.title} id={TITLE_ID}>
          {title}
        </h3>
      </div>
      <p className="soft" id={TEXT_ID}>
        {text}
      </p>
      {children}
    </div>
  );
}

const words = (
  status: number | undefined,
  recipient: string,
  answers: string | null,
): Record<OutcomeKind, { title: string; text: string }> => ({
  opened: {
    title: 'Your mail program should have opened',
    text: 'The message isn’t sent until you send it there. If nothing opened, copy the text into a mail yourself.',
  },
  sent: {
    title: 'Message sent',
    text: `We answer${answers === null ? '' : ` ${answers}`} to the address you gave.`,
  },
  refused: {
    title: 'The message wasn’t sent',
    text: `The form service refused it (status ${status}). Your text is still in the form. Try again later, or send it by mail to ${recipient}.`,
  },
  unanswered: {
    title: 'No answer came back',
    text: `We can’t tell whether the message arrived. Your text is still in the form. Check your connection and try again, or send it by mail to ${recipient}.`,
  },
  trapped: {
    title: 'The message wasn’t sent',
    text: `A hidden field that only robots fill in had text in it, perhaps put there by your browser. Your text is still in the form. Please send it by mail to ${recipient}.`,
  },
});
