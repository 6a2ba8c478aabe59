import styles from './BalanceSliders.module.css';

export type BalanceSliderModel = {
  name: string;
  label: string;
  least: number;
  most: number;
  step: number;
  /** Where it stands as the page is served. */
  printed: number;
  /** Where it stands now, as a number and as it is read. */
  at: number;
  value: string;
};

/** A slider for each figure of the plan that the balance weighs. Without script they are not shown. */
export function BalanceSliders({ sliders }: { sliders: readonly BalanceSliderModel[] }) {
  return (
    <ul className={styles.sliders} role="list">
      {sliders.map(({ name, label, least, most, step, printed, at, value }) => (
        <li key={name}>
          <label htmlFor={`balance-${name}`}>{label}</label>
          <b className={styles.value}>{value}</b>
          <span className={styles.track}>
            <svg
              className={styles.rail}
              width="100%"
              height="5"
              stroke="currentColor"
              strokeWidth="5"
              strokeDasharray="9 2"
              aria-hidden="true"
            >
              <line x2="100%" y1="2.5" y2="2.5" strokeOpacity=".25" />
              <line x2={`${((at - least) / Math.max(1, most - least)) * 100}%`} y1="2.5" y2="2.5" />
            </svg>
            <input
              id={`balance-${name}`}
              name={name}
              className={styles.range}
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
