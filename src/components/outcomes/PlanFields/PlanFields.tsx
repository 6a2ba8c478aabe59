import {
  currencyOf,
  type NumberField,
  type PlanField,
  planFields,
  type TypedPlan,
} from '#domain/outcomes/plan-fields.ts';
import type { PlanReasons } from '#domain/outcomes/typed-plan.ts';
import { planFieldModel, planReasonSentence } from '#format/plan-words.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { LedgerField } from '../LedgerField/LedgerField.tsx';
import styles from './PlanFields.module.css';

type Props = {
  /** Current values, which decide the fields to show. */
  typed: TypedPlan;
  /** Initial values. */
  defaults: TypedPlan;
  reasons: PlanReasons;
  /** Total bets of the plan; `null` while a field is missing or invalid. */
  bets: { working: string; figure: string | null } | null;
};

/** Fields of a plan. They are uncontrolled and keep their own text. */
export function PlanFields({ typed, defaults, reasons, bets }: Props) {
  const asked = planFields(typed);
  const furtherCount = FURTHER.filter((field) => asked.includes(field)).length;
  const row = (field: PlanField) => (
    <LedgerField
      key={field}
      field={planFieldModel(field, currencyOf(field === 'currency' ? defaults : typed))}
      defaultValue={defaults[field] ?? ''}
      error={errorOf(field, reasons, typed)}
      hidden={!asked.includes(field)}
    />
  );
  // An invalid field must not be folded away.
  const isOpen = FURTHER.some((field) => reasons[field] !== undefined);
  return (
    <div className={styles.fields}>
      {FIRST.map(row)}
      <details className={styles.further} {...(isOpen && { open: true })}>
        <summary>
          Further terms
          <small>{furtherCount === 1 ? '1 field' : `${furtherCount} fields`}</small>
          <Icon name="plus" />
        </summary>
        {FURTHER.map(row)}
      </details>
      <p className={styles.total}>
        <span>
          Bets to make
          <small>{bets?.working ?? 'as soon as the figures are there'}</small>
        </span>
        <output>{bets?.figure ?? ''}</output>
      </p>
    </div>
  );
}

/** One order for every kind of offer, so that no field changes its place. */
const FIRST: readonly PlanField[] = [
  'kind',
  'deposit',
  'match',
  'credit',
  'spins',
  'spin',
  'entry',
  'turnover',
  'rate',
  'largest',
  'wagering',
  'base',
  'game',
  'rtp',
  'chance',
  'pays',
  'bet',
  'maxbet',
  'days',
];

/** Fields that most readers leave unchanged; shown folded. */
const FURTHER: readonly PlanField[] = [
  'counts',
  'bonus',
  'cap',
  'capsum',
  'captimes',
  'stays',
  'least',
  'byedge',
  'below',
  'withdrawal',
  'stop',
  'pot',
  'cancel',
  'sofar',
  'balance',
  'left',
  'currency',
];

function errorOf(field: PlanField, reasons: PlanReasons, typed: TypedPlan): string | undefined {
  const reason = reasons[field];
  return reason === undefined ? undefined : planReasonSentence(field as NumberField, reason, typed);
}
