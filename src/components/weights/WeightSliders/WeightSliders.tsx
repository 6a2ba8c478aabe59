import { formatWeight } from '#format/weight-words.ts';
import { SliderRail } from '../../elements/SliderRail/SliderRail.tsx';
import slider from '../../elements/slider.module.css';
import { weightFill } from '../WeightPatterns/WeightPatterns.tsx';
import styles from './WeightSliders.module.css';

type Props = {
  criteria: readonly { id: string; name: string }[];
  /** From 0 to `most`, in the order of the criteria. */
  weights: readonly number[];
  most: number;
  shares: readonly number[];
  onMove: (index: number, weight: number) => void;
};

/** One slider a criterion, with its share of the score. Without script only the shares show. */
export function WeightSliders({ criteria, weights, most, shares, onMove }: Props) {
  return (
    <ol className={styles.sliders} role="list">
      {criteria.map(({ id, name }, index) => {
        const [weight, share] = [weights[index] ?? 0, shares[index] ?? 0];
        return (
          <li key={id}>
            <svg className={styles.key} width="24" height="16" aria-hidden="true">
              <rect width="24" height="16" fill={weightFill(index)} />
            </svg>
            <label htmlFor={`weight-of-${id}`}>{name}</label>
            <b className={styles.share}>{`${share}%`}</b>
            <span className={`controls ${slider.track} ${styles.track}`}>
              <SliderRail at={weight / most} />
              <input
                id={`weight-of-${id}`}
                className={slider.range}
                type="range"
                min="0"
                max={most}
                step="1"
                value={weight}
                aria-valuetext={formatWeight({ weight, most, share })}
                onChange={(event) => onMove(index, event.currentTarget.valueAsNumber)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
