import { useState } from 'react';
import { readFragment, writeFragment } from '#browser/fragment-state.ts';
import { SessionFields } from '#components/outcomes/SessionFields/SessionFields.tsx';
import {
  sessionFields,
  sessionFragment,
  sessionInFragment,
  type TypedSession,
} from '#domain/outcomes/session-fields.ts';
import { readTypedSession, type SessionReasons } from '#domain/outcomes/typed-session.ts';
import { FiguresBench } from './FiguresBench.tsx';
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
    <FiguresBench
      form={form}
      result={result}
      onExample={() => load(example.typed)}
      onInput={follow}
      onSubmit={submit}
      fields={
        <SessionFields
          key={defaults.loads}
          typed={typed}
          defaults={defaults.typed}
          reasons={reasons}
        />
      }
    >
      <SessionToolResult
        shown={shown}
        status={status}
        isStale={isStale}
        onStop={() => end('stopped')}
      />
    </FiguresBench>
  );
}
