import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { copyText } from '#browser/copy-text.ts';
import { postForm } from '#browser/post-form.ts';
import {
  ContactFields,
  COUNTED_FIELDS,
  type Counts,
  TRAP_NAME,
} from '#components/contact/ContactFields/ContactFields.tsx';
import { ErrorSummary } from '#components/contact/ErrorSummary/ErrorSummary.tsx';
import { FormOutcome, type OutcomeKind } from '#components/contact/FormOutcome/FormOutcome.tsx';
import {
  type CopyState,
  PreparedMessage,
} from '#components/contact/PreparedMessage/PreparedMessage.tsx';
import { Button } from '#components/elements/Button/Button.tsx';
import {
  type ContactError,
  type ContactMessage,
  mailtoUrl,
  validateMessage,
} from '#domain/contact/contact-message.ts';
import { countCharacters, standingErrors } from '#domain/contact/form-progress.ts';
import styles from './ContactForm.module.css';
import { guarded } from './IslandBoundary.tsx';

type Outcome = { kind: OutcomeKind; status?: number | undefined; message: ContactMessage };

type Props = {
  /** Address that the form is posted to; `null` opens the visitor's mail program instead. */
  endpoint: string | null;
  /** Address that a mail goes to. */
  recipient: string;
  /** Time of an answer, in words that follow “We answer”. */
  answers?: string | null;
};

/**
 * The contact form. It must run in the browser to check and count as one types, to post without
 * losing the text when that fails, and to prepare a mail where nothing can be posted. The fields
 * keep their own text, so what was typed before hydration is still there.
 */
export const ContactForm = guarded(function ContactForm({
  endpoint,
  recipient,
  answers = null,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly ContactError[]>([]);
  // Beside the fields a mistake goes as soon as it is put right; the summary stays until the next try.
  const [standing, setStanding] = useState<readonly ContactError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [counts, setCounts] = useState<Counts | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [copyState, setCopyState] = useState<CopyState>('none');

  useEffect(() => {
    if (form.current === null) return;
    form.current.noValidate = true;
    const typed = new FormData(form.current);
    setCounts(
      Object.fromEntries(
        COUNTED_FIELDS.map((field) => [field, countCharacters(field, String(typed.get(field)))]),
      ),
    );
  }, []);

  const check = (element: HTMLFormElement) => {
    const typed = Object.fromEntries(
      [...new FormData(element)].map(([name, value]) => [name, String(value)]),
    );
    return { result: validateMessage(typed), isTrapped: Boolean(typed[TRAP_NAME]) };
  };

  const follow = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    setStanding(standingErrors(standing, check(currentTarget).result));
    // A prepared mail no longer matches the form.
    setOutcome(null);
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const field = COUNTED_FIELDS.find((name) => name === target.name);
    if (field === undefined) return;
    setCounts((before) => ({ ...before, [field]: countCharacters(field, target.value) }));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { result, isTrapped } = check(event.currentTarget);
    const found = result.ok ? [] : result.errors;
    setErrors(found);
    setStanding(found);
    setOutcome(null);
    setCopyState('none');
    setAttempt((before) => before + 1);
    if (!result.ok) return;
    const { message } = result;
    if (endpoint === null) {
      location.assign(mailtoUrl(recipient, message));
      setOutcome({ kind: 'opened', message });
    } else if (isTrapped) {
      setOutcome({ kind: 'trapped', message });
    } else {
      setIsSending(true);
      const answer = await postForm(endpoint, message);
      setIsSending(false);
      const status = answer.kind === 'refused' ? answer.status : undefined;
      setOutcome({ kind: answer.kind, message, status });
    }
  };

  if (outcome?.kind === 'sent')
    return <FormOutcome kind="sent" recipient={recipient} answers={answers} />;
  return (
    <form
      ref={form}
      className={`stack-5 ${styles.form} ${endpoint === null ? 'controls' : ''}`.trim()}
      // Without script a form for a mail program does nothing; it never puts text into the address.
      method={endpoint === null ? 'dialog' : 'post'}
      action={endpoint ?? undefined}
      aria-label="Message to us"
      onInput={follow}
      onSubmit={(event) => void submit(event)}
    >
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
      <p className="fine">Fields marked * are required.</p>
      <ContactFields errors={standing} counts={counts} withTrap={endpoint !== null} />
      <div className={`stack-2 ${styles.send}`}>
        <Button type="submit" disabled={isSending}>
          {endpoint === null ? 'Open in mail program' : 'Send message'}
        </Button>
        <p className="fine">
          {endpoint === null
            ? 'Nothing that you type here reaches us until you send the mail.'
            : `The message goes to us by way of ${new URL(endpoint).host}.`}
        </p>
        <p className="fine" role="status">
          {isSending ? 'Sending the message…' : ''}
        </p>
      </div>
      {outcome !== null && (
        <FormOutcome
          key={attempt}
          kind={outcome.kind}
          status={outcome.status}
          recipient={recipient}
        >
          <PreparedMessage
            recipient={recipient}
            message={outcome.message}
            copyState={copyState}
            onCopy={(text, source) => void copyText(text, source).then(setCopyState)}
          />
        </FormOutcome>
      )}
    </form>
  );
});
