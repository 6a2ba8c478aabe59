import { Button } from '../../elements/Button/Button.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Field } from '../../elements/Field/Field.tsx';
import { type ContactMessage, mailtoUrl, plainText } from '#domain/contact/contact-message.ts';
import styles from '../contact.module.css';

/** Windows passes no longer address to a mail program. */
const LONGEST_SAFE_ADDRESS = 2000;

const TEXT_ID = 'contact-prepared';

export type CopyState = 'none' | 'copied' | 'selected';

type Props = {
  recipient: string;
  message: ContactMessage;
  copyState: CopyState;
  onCopy: (text: string, source: HTMLTextAreaElement | null) => void;
};

const COPY_STATUS: Readonly<Record<CopyState, string>> = {
  none: '',
  copied: 'Copied.',
  selected: 'Copying was refused. The text is selected: copy it with Ctrl+C or Cmd+C.',
};

/** Message for the reader's own mail program: a link that opens it, and its text to copy. */
export function PreparedMessage({ recipient, message, copyState, onCopy }: Props) {
  const href = mailtoUrl(recipient, message);
  const text = plainText(message);
  const find = () => document.getElementById(TEXT_ID);
  return (
    <div className="stack-4">
      <Field id={TEXT_ID} label={`Your message, for a mail to ${recipient}`}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.area}`}
            readOnly
            rows={8}
            value={text}
          />
        )}
      </Field>
      {href.length > LONGEST_SAFE_ADDRESS && (
        <p className="soft">
          It is long, and some mail programs cut a long message short. Check its end before you send
          it, or paste the copied text.
        </p>
      )}
      <div className="row">
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            const source = find();
            onCopy(text, source instanceof HTMLTextAreaElement ? source : null);
          }}
        >
          Copy the message
        </Button>
        <ButtonLink size="small" variant="quiet" href={href}>
          Open the prepared mail
        </ButtonLink>
        <span className="soft" role="status">
          {COPY_STATUS[copyState]}
        </span>
      </div>
    </div>
  );
}
