import {
  type SessionField,
  sessionFields,
  type TypedSession,
} from '#domain/outcomes/session-fields.ts';
import type { SessionReasons } from '#domain/outcomes/typed-session.ts';
import { sessionFieldModel, sessionReason } from '#format/session-words.ts';
import { LedgerField } from '../LedgerField/LedgerField.tsx';
import styles from '../PlanFields/PlanFields.module.css';

type Props = {
  /** The current values, which decide which fields are asked for. */
  typed: TypedSession;
  /** The initial values. */
  defaults: TypedSession;
  reasons: SessionReasons;
};

/** The same order for every game, so that no field changes its place. */
const ALL: readonly SessionField[] = [
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

/** The fields of a session. They are uncontrolled and keep their own text. */
export function SessionFields({ typed, defaults, reasons }: Props) {
  const asked = sessionFields(typed);
  return (
    <div className={styles.fields}>
      {ALL.map((field) => {
        const reason = reasons[field];
        return (
          <LedgerField
            key={field}
            field={sessionFieldModel(field)}
            defaultValue={defaults[field] ?? ''}
            error={reason && sessionReason(field, reason)}
            hidden={!asked.includes(field)}
          />
        );
      })}
    </div>
  );
}
