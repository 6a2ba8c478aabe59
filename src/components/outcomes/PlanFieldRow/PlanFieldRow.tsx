import { choiceWords, isChoice, planFieldWords } from '#format/plan-words.ts';
import type { PlanField } from '#domain/outcomes/plan-fields.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from './PlanFieldRow.module.css';

type Props = {
  field: PlanField;
  defaultValue: string;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
  /** What is not asked for is there, out of sight, with what was typed. */
  hidden?: boolean;
  isDollars: boolean;
};

/** One line of the ledger that a reader fills in: what it is left, the figure right. */
export function PlanFieldRow({ field, defaultValue, error, hidden = false, isDollars }: Props) {
  const { label, note, unit } = planFieldWords(field);
  const id = `plan-${field}`;
  const control = {
    id,
    name: field,
    defaultValue,
    autoComplete: 'off',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  } as const;
  const before = unit === 'sum' && isDollars ? '$' : null;
  const after = unit === 'sum' ? (isDollars ? null : 'USDT') : (unit ?? null);
  return (
    <div className={styles.row} hidden={hidden}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </label>
      <span className={styles.value}>
        {before !== null && <span>{before}</span>}
        {isChoice(field) ? (
          <select {...control} className={styles.select}>
            {choiceWords(field).map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            className={styles.input}
            inputMode="decimal"
            size={6}
            maxLength={40}
          />
        )}
        {after !== null && <span>{after}</span>}
      </span>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
