import { Chip } from '../../elements/Chip/Chip.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import styles from './FilterChips.module.css';

type FilterChip = {
  id: string;
  text: string;
  isOn: boolean;
  /** Change of the count if turned on; `null` where it is on. */
  gain: string | null;
};

type Props = {
  name: string;
  legend: string;
  /** Read out before each option; the legend shows it once. */
  prefix: string;
  chips: readonly FilterChip[];
  /** Plural of the options, for the fold: “10 more coins”. */
  many: string;
  /** Label of choosing none, in a group of radio buttons; else `null`. */
  anyText: string | null;
  /** True if every chosen option has to match; `null` where the question does not arise. */
  needsAll: boolean | null;
  onChange: () => void;
};

/** A long group shows its first chips and folds the others. */
const IN_SIGHT = 3;
const LONGEST_UNFOLDED = 5;

/** Group of filters. Each chip shows the number of casinos that it would leave. */
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
