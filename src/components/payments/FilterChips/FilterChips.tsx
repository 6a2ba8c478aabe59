import { Icon } from '../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import styles from './FilterChips.module.css';

export type FilterChip = { id: string; text: string; isOn: boolean; count: number };

type Props = {
  /** Name of the fields, as in the address. */
  name: string;
  legend: string;
  /** Read out before each option; the legend shows it once. */
  prefix: string;
  chips: readonly FilterChip[];
  onChange: () => void;
};

/** One group of filters: a chip is a checkbox with the number of casinos that it would show. */
export function FilterChips({ name, legend, prefix, chips, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {chips.map(({ id, text, isOn, count }) => (
          <label key={id} className={styles.chip}>
            <input type="checkbox" name={name} value={id} checked={isOn} onChange={onChange} />
            <span>
              <Icon name="check" />
              <span>
                {prefix !== '' && <VisuallyHidden>{prefix}</VisuallyHidden>}
                {text}
              </span>{' '}
              <small>{count}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
