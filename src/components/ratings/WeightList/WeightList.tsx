import { WeightBar } from '../../weights/WeightBar/WeightBar.tsx';
import { weightFill, WeightPatterns } from '../../weights/WeightPatterns/WeightPatterns.tsx';
import styles from './WeightList.module.css';

type Props = {
  criteria: readonly {
    id: string;
    name: string;
    weight: string;
    percent: number;
  }[];
};

/** Weights of all criteria in one bar, with their names below. */
export function WeightList({ criteria }: Props) {
  return (
    <div className="stack-4">
      <WeightPatterns />
      <WeightBar shares={criteria.map(({ percent }) => percent)} />
      <ul className={styles.list}>
        {criteria.map(({ id, name, weight }, index) => (
          <li key={id}>
            <svg width="20" height="20" aria-hidden="true">
              <rect className={styles.key} width="20" height="20" fill={weightFill(index)} />
            </svg>
            <a href={`#${id}`}>{name}</a>
            <b>{weight}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
