import { Chip } from '../../elements/Chip/Chip.tsx';
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

/** One group of filters: a chip says how many casinos it would show. */
export function FilterChips({ name, legend, prefix, chips, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {chips.map(({ id, text, isOn, count }) => (
          <Chip
            key={id}
            type="checkbox"
            name={name}
            value={id}
            isOn={isOn}
            count={count}
            onChange={onChange}
          >
            {prefix !== '' && <VisuallyHidden>{prefix}</VisuallyHidden>}
            {text}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
