import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment, subscribeToFragment, writeFragment } from '#browser/fragment-state.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { SessionFields } from '#components/outcomes/SessionFields/SessionFields.tsx';
import {
  sessionFields,
  sessionFragment,
  sessionInFragment,
  type TypedSession,
} from '#domain/outcomes/session-fields.ts';
import { readTypedSession, type SessionReasons } from '#domain/outcomes/typed-session.ts';
import styles from './BonusTool.module.css';
import { SessionToolResult } from './SessionToolResult.tsx';
import { type ShownSession, useSession } from './use-session.ts';

type Props = {
  /** What is shown before anybody has typed, worked out at build. */
  example: { typed: TypedSession; shown: ShownSession };
};

/**
 * Works play with own money out. It must run in the browser because the figures are the reader's: they
 * stand behind the sign in the address that no browser sends. The fields keep their own text, so nothing
 * typed is lost before or after it starts.
 */
export function SessionTool({ example }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [defaults, setDefaults] = useState({ typed: example.typed, loads: 0 });
  const [typed, setTyped] = useState(example.typed);
  const [reasons, setReasons] = useState<SessionReasons>({});
  const [isStale, setIsStale] = useState(false);
  const { shown, status, workOut, end } = useSession(example.shown);

  const typedIn = (): TypedSession =>
    Object.fromEntries(
      [...new FormData(form.current ?? undefined)].map(([field, text]) => [field, String(text)]),
    );
  const follow = () => {
    setTyped(typedIn());
    setIsStale(true);
  };
  const check = (now: TypedSession) => {
    const read = readTypedSession(now);
    setReasons(read.ok ? {} : read.reasons);
    setIsStale(!read.ok);
    if (read.ok) workOut(read.session);
    else end('incomplete');
    return read;
  };
  const load = (now: TypedSession) => {
    setDefaults(({ loads }) => ({ typed: now, loads: loads + 1 }));
    setTyped(now);
    check(now);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const now = typedIn();
    const read = check(now);
    if (!read.ok) {
      const wrong = sessionFields(now).find((field) => field in read.reasons);
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    writeFragment(sessionFragment(now));
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight) result.current?.scrollIntoView();
  };
  const loadAddress = useEffectEvent(() => {
    const found = sessionInFragment(readFragment());
    // What was typed while this was still on its way counts.
    if (found === null) setTyped(typedIn());
    else load(found);
  });
  useEffect(() => subscribeToFragment(() => loadAddress()), []);

  return (
    <div className={styles.bench}>
      {/* Outside a dialog this method does nothing: the figures go nowhere even before the script runs. */}
      <form
        className={styles.form}
        method="dialog"
        ref={form}
        aria-labelledby="figures-title"
        onInput={follow}
        onSubmit={submit}
        noValidate
      >
        <div className={styles.top}>
          <h2 id="figures-title">Your figures</h2>
          <Button variant="quiet" size="small" onClick={() => load(example.typed)}>
            Example
          </Button>
        </div>
        <SessionFields
          key={defaults.loads}
          typed={typed}
          defaults={defaults.typed}
          reasons={reasons}
        />
        <div className={styles.submit}>
          <Button type="submit" wide>
            Work it out
          </Button>
        </div>
        <p className={styles.note}>Runs on your device. Nothing is sent.</p>
        {/* No noscript: the router takes that out of the next page, and React would miss it there. */}
        <p className={`${styles.note} ${styles.withoutScript}`}>
          Figures of your own need script. The example was worked out when this page was built.
        </p>
      </form>
      <div ref={result} className={styles.out}>
        <SessionToolResult
          shown={shown}
          status={status}
          isStale={isStale}
          onStop={() => end('stopped')}
        />
      </div>
    </div>
  );
}
