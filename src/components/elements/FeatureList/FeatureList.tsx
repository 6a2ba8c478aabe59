import { Icon } from '../Icon/Icon.tsx';
import styles from './FeatureList.module.css';

type Props = {
  features: readonly string[];
  /** Dots instead of ticks: a green tick would praise a casino that has a warning. */
  isNeutral?: boolean;
};

export function FeatureList({ features, isNeutral = false }: Props) {
  return (
    <ul
      className={`columns-48 ${styles.features} ${isNeutral ? styles.neutral : ''}`.trim()}
      aria-label="Features"
    >
      {features.map((feature) => (
        <li key={feature}>
          {!isNeutral && <Icon name="check" />}
          {feature}
        </li>
      ))}
    </ul>
  );
}
