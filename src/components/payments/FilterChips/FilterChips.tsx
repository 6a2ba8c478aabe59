import { Chip } from '../../elements/Chip/Chip.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import styles from './FilterChips.module.css';

type FilterChip = {
  id: string;
  text: string;
  isOn: boolean;
  /** What turning it on would give; `null` where it is on. */
  gain: string | null;
};

type Props = {
  name: string;
  legend: string;
  /** Read out before each option; the legend shows it once. */
  prefix: string;
  chips: readonly FilterChip[];
  /** What the options are called when most of them are folded: “10 more coins”. */
  many: string;
  /** What the choice of none is called, where no more than one can be on. */
  anyText: string | null;
  /** Whether every option that is on has to be met; `null` where that is no question. */
  needsAll: boolean | null;
  onChange: () => void;
};

/** A long group shows the first chips and folds the others. */
const IN_SIGHT = 3;
const LONGEST_UNFOLDED = 5;

/** One group of filters. Each chip shows how many casinos it would give. */
export function FilterChips(props: Props) {
  const { name, legend, prefix, chips, many, anyText, needsAll, onChange } = props;
  const isLong = chips.length > LONGEST_UNFOLDED;
  const others = isLong ? chips.slice(IN_SIGHT) : [];
  const othersOn = others.filter(({ isOn }) => isOn).map(({ text }) => text);
  const moreText = `${others.length} more ${many}`;
  const type = anyText === null ? 'checkbox' : 'radio';
  const shared = { name, onChange };
  const all = needsAll !== null && (
    <label className={styles.all}>
      <input type="checkbox" name={`${name}s`} value="all" checked={needsAll} onChange={onChange} />
      Takes all of these, not just one
    </label>
  );
  const chipOf = ({ id, text, isOn, gain }: FilterChip) => (
    <Chip key={id} type={type} value={id} isOn={isOn} count={gain} {...shared}>
      {prefix !== '' && <span className="unseen">{prefix}</span>}
      {text}
    </Chip>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.body}>
        <div className={`row ${styles.chips}`}>
          {chips.slice(0, isLong ? IN_SIGHT : chips.length).map(chipOf)}
          {anyText !== null && (
            <Chip
              type="radio"
              value=""
              isOn={!chips.some(({ isOn }) => isOn)}
              count={null}
              {...shared}
            >
              {anyText}
            </Chip>
          )}
        </div>
        {isLong && (
          <Fold summary={othersOn.length === 0 ? moreText : `More: ${othersOn.join(', ')}`}>
            <div className={`row ${styles.chips}`}>{others.map(chipOf)}</div>
            {all}
          </Fold>
        )}
        {!isLong && all}
      </div>
    </fieldset>
  );
}
