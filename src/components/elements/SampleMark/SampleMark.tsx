import styles from './SampleMark.module.css';

/** Marks what is invented, where a reader could take it for a real casino. */
export function SampleMark() {
  return <span className={styles.sample}>Sample</span>;
}
