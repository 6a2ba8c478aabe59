import styles from './Serial.module.css';

type Props = { number: number; label: string };

/** Rank of two digits, set as a serial number on a banknote. */
export function Serial({ number, label }: Props) {
  const digits = String(number).padStart(2, '0');
  return (
    <span className={styles.serial} role="img" aria-label={label}>
      {digits}
    </span>
  );
}
