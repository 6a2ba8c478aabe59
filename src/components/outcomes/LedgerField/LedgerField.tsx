import { FieldError } from '../../elements/Field/Field.tsx';
import { type Option, Options } from '../../elements/Select/Select.tsx';
import styles from './LedgerField.module.css';

type LedgerFieldModel = {
  name: string;
  label: string;
  /** Remark below the label. */
  note?: string | undefined;
  /** Unit before or after the number. */
  before?: string | undefined;
  after?: string | undefined;
  /** True if the field takes words too. */
  takesWords?: boolean;
  isDay?: boolean;
  /** Turns the field into a select. */
  options?: readonly Option[] | undefined;
};

type Props = {
  field: LedgerFieldModel;
  defaultValue: string;
  error?: string | undefined;
  /** Hidden fields stay in the form and keep their text. */
  hidden?: boolean;
};

/** Line of a form that looks like a ledger: label left, figure right. */
export function LedgerField({ field, defaultValue, error, hidden = false }: Props) {
  const { name, label, note, before, after, takesWords = false, options } = field;
  const id = `field-${name}`;
  const control = {
    id,
    name,
    defaultValue,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  } as const;
  return (
    <div className={styles.row} hidden={hidden}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {note !== undefined && <small>{note}</small>}
      </label>
      <span className={styles.value}>
        {before !== undefined && <span>{before}</span>}
        {field.isDay === true ? (
          <input {...control} className={styles.input} type="date" />
        ) : options === undefined ? (
          <input
            {...control}
            className={styles.input}
            inputMode={takesWords ? 'text' : 'decimal'}
            size={6}
            maxLength={40}
          />
        ) : (
          <select {...control} className={styles.select}>
            <Options options={options} />
          </select>
        )}
        {after !== undefined && <span>{after}</span>}
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
