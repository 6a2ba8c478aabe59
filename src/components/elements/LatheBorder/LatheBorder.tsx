import styles from './LatheBorder.module.css';

export function LatheBorder({ kind = 'lace' }: { kind?: 'lace' | 'chain' }) {
  return <div className={`${styles.border} ${styles[kind]}`} aria-hidden="true" />;
}
