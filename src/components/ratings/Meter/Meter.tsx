import styles from './Meter.module.css';

type Props = {
  /** From 0 to 1. The page prints the figure beside the bar. */
  share: number;
};

/** Reeded bar that repeats a figure; hidden from screen readers. */
export function Meter({ share }: Props) {
  const filled = `${Math.round(share * 1000) / 10}%`;
  return (
    <svg className={styles.meter} width="100%" height="14" aria-hidden="true">
      <line className={styles.gap} x2={filled} y1="7" y2="7" />
      <line className={styles.reed} x2={filled} y1="7" y2="7" />
    </svg>
  );
}
