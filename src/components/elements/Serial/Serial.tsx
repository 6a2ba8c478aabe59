import styles from './Serial.module.css';

type Props = { number: number; label?: string };

/** A two-figure serial number, as printed on a banknote. */
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
