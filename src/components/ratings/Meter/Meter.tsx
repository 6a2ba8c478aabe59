import styles from './Meter.module.css';

type Props = {
  /** From 0 to 1. The figure itself stands beside the bar, in words. */
  share: number;
};

/** A reeded bar, like a chip seen edge-on; it repeats a figure and is hidden from screen readers. */
export function Meter({ share }: Props) {
  const filled = `${Math.round(share * 1000) / 10}%`;
  return (
    <svg className={styles.meter} width="100%" height="14" aria-hidden="true">
      <line className={styles.gap} x2={filled} y1="7" y2="7" />
      <line className={styles.reed} x2={filled} y1="7" y2="7" />
    </svg>
  );
}
