import { Icon } from '../Icon/Icon.tsx';
import styles from './FeatureList.module.css';

type Props = { features: readonly string[] };

export function FeatureList({ features }: Props) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
