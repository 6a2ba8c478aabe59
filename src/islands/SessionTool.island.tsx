import { useState } from 'react';
import { readFragment, writeFragment } from '#browser/fragment-state.ts';
import type { SystemOutcomes } from '#browser/outcomes/outcome-messages.ts';
import { LedgerField } from '#components/outcomes/LedgerField/LedgerField.tsx';
import styles from '#components/outcomes/PlanFields/PlanFields.module.css';
import { SystemTable } from '#components/outcomes/SystemTable/SystemTable.tsx';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { Played } from '#domain/outcomes/played.ts';
import {
  type SessionField,
  sessionFields,
  sessionFragment,
  sessionInFragment,
  type TypedSession,
} from '#domain/outcomes/session-fields.ts';
import {
  readTypedSession,
  type Session,
  type SessionReasons,
} from '#domain/outcomes/typed-session.ts';
import { playedFigure } from '#format/outcome-views.ts';
import {
  hourLine,
  ruinLine,
  sessionFieldModel,
  sessionReason,
  systemRow,
} from '#format/session-words.ts';
import { guarded } from './IslandBoundary.tsx';
import { ToolLayout } from './ToolLayout.tsx';
import { useFiguresForm } from './use-figures-form.ts';
import { useWorker } from './use-worker.ts';

/** A session with what came out of it. */
type ShownSession = {
  session: Session;
  played: Played;
  /** `null` while they are worked out, or where they could not be. */
  quantiles: readonly Quantile[] | null;
  /** `null` where systems are not worked out. */
  systems: SystemOutcomes | null;
};

type Props = {
  /** Example shown until somebody types, worked out at build. */
  example: { typed: TypedSession; shown: ShownSession };
};

/** The same order for every game, so that no field changes its place. */
const FIELDS: readonly SessionField[] = [
  'game',
  'chance',
  'target',
  'risk',
  'rtp',
  'bankroll',
  'bet',
  'rounds',
  'pace',
];

/**
 * Works play with own money out. It must run in the browser because the figures are the reader's: they
 * stand behind the sign in the address that no browser sends. The fields keep their own text, so nothing
 * typed is lost before or after hydration.
 */
export const SessionTool = guarded(function SessionTool({ example }: Props) {
  const [reasons, setReasons] = useState<SessionReasons>({});
  const worked = useWorker(example.shown);
  const { change, ask, end } = worked;
  const { session, played, systems } = worked.shown;
  const { betsPerHour } = session;
  const workOut = (asked: Session) =>
    ask({ kind: 'session', session: asked }, (answer) => {
      if (answer.kind === 'figures') {
        change({ session: asked, played: answer.played, quantiles: null, systems: null });
      } else if (answer.kind === 'drawing') change({ quantiles: answer.quantiles });
      else if (answer.kind === 'systems') change({ systems: answer.systems });
    });
  const tool = useFiguresForm({
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

  const { defaults, typed, load } = tool;
  const asked = sessionFields(typed);
  return (
    <ToolLayout
      tool={tool}
      worked={worked}
      onExample={() => load(example.typed)}
      fields={
        <div key={defaults.loads} className={styles.fields}>
          {FIELDS.map((field) => {
            const reason = reasons[field];
            return (
              <LedgerField
                key={field}
                field={sessionFieldModel(field)}
                defaultValue={defaults.typed[field] ?? ''}
                error={reason && sessionReason(field, reason)}
                hidden={!asked.includes(field)}
              />
            );
          })}
        </div>
      }
      caption="Of 100 players who make the same bets"
      figure={playedFigure({}, played, { betsPerHour, isTimed: false })}
      lead={<p>{`${hourLine(session)} ${ruinLine(played)}`}</p>}
    >
      {session.systems !== null && systems !== null && (
        <section aria-labelledby="systems-title" className="stack-5">
          <h3 id="systems-title">With a betting system</h3>
          <SystemTable
            rows={systems.map(({ system, outcome }) =>
              systemRow(system, outcome, {
                bet: session.offer.bet,
                bankroll: session.offer.deposit,
                bankrollUnits: session.systems?.bankrollUnits ?? 0,
              }),
            )}
          />
          <p className="small">
            A system changes how many run out and how much they bet. It doesn’t change the last
            column. Each bet costs the same share of itself, whatever came before, so the average
            loss is that share of all bets. The table takes no bet above 100 units or above what is
            left; the system then begins again.
          </p>
        </section>
      )}
    </ToolLayout>
  );
});
