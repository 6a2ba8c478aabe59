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
  /** What stands in the fields now: it decides which of them are asked for. */
  typed: TypedSession;
  /** What stands in them at first. */
  defaults: TypedSession;
  reasons: SessionReasons;
};

/** In the order of the form, whatever the game, so that no field ever changes its place. */
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

/** All that a session is made of, as a ledger to fill in. The fields keep their own text. */
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
