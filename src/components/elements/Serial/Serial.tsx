import styles from './Serial.module.css';

type Props = { number: number; label?: string };

/** Serial number of two digits, as on a banknote. */
export function Serial({ number, label }: Props) {
  const digits = String(number).padStart(2, '0');
  return (
    <span
      className={styles.serial}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {digits}
    </span>
  );
}
