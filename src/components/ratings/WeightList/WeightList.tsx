import { Meter } from '../Meter/Meter.tsx';
import styles from './WeightList.module.css';

type Props = {
  criteria: readonly {
    id: string;
    name: string;
    weight: string;
    /** Of the largest weight, from 0 to 1. */
    share: number;
  }[];
};

/** How much each criterion counts, as bars that can be compared by eye. */
export function WeightList({ criteria }: Props) {
  return (
    <ul className={styles.weights}>
      {criteria.map(({ id, name, weight, share }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
          <Meter share={share} />
          <b>{weight}</b>
        </li>
      ))}
    </ul>
  );
}
