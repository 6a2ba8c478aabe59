import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from './LedgerField.module.css';

export type LedgerFieldModel = {
  name: string;
  label: string;
  /** What else there is to know, in a few words. */
  note?: string | undefined;
  /** What stands beside the number. */
  before?: string | undefined;
  after?: string | undefined;
  /** A word may stand in the place of the number. */
  takesWords?: boolean;
  /** What there is to choose from; a number is typed where it is left out. */
  options?: readonly { value: string; text: string }[] | undefined;
};

type Props = {
  field: LedgerFieldModel;
  defaultValue: string;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
  /** What is not asked for is there, out of sight, with what was typed. */
  hidden?: boolean;
};

/** One line of a ledger that a reader fills in: what it is left, the figure right. */
export function LedgerField({ field, defaultValue, error, hidden = false }: Props) {
  const { name, label, note, before, after, takesWords = false, options } = field;
  const id = `field-${name}`;
  const control = {
    id,
    name,
    defaultValue,
    autoComplete: 'off',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  } as const;
  return (
    <div className={styles.row} hidden={hidden}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </label>
      <span className={styles.value}>
        {before !== undefined && <span>{before}</span>}
        {options === undefined ? (
          <input
            {...control}
            className={styles.input}
            inputMode={takesWords ? 'text' : 'decimal'}
            size={6}
            maxLength={40}
          />
        ) : (
          <select {...control} className={styles.select}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
        {after !== undefined && <span>{after}</span>}
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
