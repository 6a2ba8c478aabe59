import { SliderRail } from '../../elements/SliderRail/SliderRail.tsx';
import slider from '../../elements/slider.module.css';
import styles from './BalanceSliders.module.css';

export type BalanceSliderModel = {
  name: string;
  label: string;
  least: number;
  most: number;
  step: number;
  /** Value in the served HTML. */
  printed: number;
  /** Current value, as a number and as text. */
  at: number;
  value: string;
};

/** One slider for each figure of the plan. Hidden without script. */
export function BalanceSliders({ sliders }: { sliders: readonly BalanceSliderModel[] }) {
  return (
    <ul className={styles.sliders} role="list">
      {sliders.map(({ name, label, least, most, step, printed, at, value }) => (
        <li key={name}>
          <label htmlFor={`balance-${name}`}>{label}</label>
          <b className={styles.value}>{value}</b>
          <span className={`${slider.track} ${styles.track}`}>
            <SliderRail at={(at - least) / Math.max(1, most - least)} />
            <input
              id={`balance-${name}`}
              name={name}
              className={slider.range}
              type="range"
              min={least}
              max={most}
              step={step}
              defaultValue={printed}
              aria-valuetext={value}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
