import styles from './SampleMark.module.css';

/** Marks an invented casino. */
export function SampleMark() {
  return <span className={styles.sample}>Sample</span>;
}
