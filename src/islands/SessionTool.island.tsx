import { useState } from 'react';
import { readFragment, writeFragment } from '#browser/fragment-state.ts';
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
import { useFiguresForm } from './use-figures-form.ts';
import { type ShownSession, useSession } from './use-session.ts';

type Props = {
  /** What is shown before anybody has typed, worked out at build. */
  example: { typed: TypedSession; shown: ShownSession };
};

/**
 * Works play with own money out. It must run in the browser because the figures are the reader's: they
 * stand behind the sign in the address that no browser sends. The fields keep their own text, so nothing
 * typed is lost before or after hydration.
 */
export function SessionTool({ example }: Props) {
  const [reasons, setReasons] = useState<SessionReasons>({});
  const { shown, status, workOut, end } = useSession(example.shown);
  const { form, result, defaults, typed, isStale, follow, load, submit } = useFiguresForm({
    example: example.typed,
    workOut: (now) => {
      const read = readTypedSession(now);
      setReasons(read.ok ? {} : read.reasons);
      if (read.ok) workOut(read.session);
      else end('incomplete');
      return sessionFields(now).filter((field) => !read.ok && field in read.reasons);
    },
    readAddress: () => sessionInFragment(readFragment()),
    writeAddress: (now) => writeFragment(sessionFragment(now)),
  });

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
