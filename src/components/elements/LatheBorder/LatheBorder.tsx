import styles from './LatheBorder.module.css';

type Props = { kind?: 'lace' | 'chain' };

export function LatheBorder({ kind = 'lace' }: Props) {
  return <div className={`${styles.border} ${styles[kind]}`} aria-hidden="true" />;
}
