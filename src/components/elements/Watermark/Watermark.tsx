import styles from './Watermark.module.css';

type Props = {
  /** Address of a rosette with the id of its drawing. */
  href: string;
};

/** Rosette in the current colour, fetched as a file of its own. */
export function Watermark({ href }: Props) {
  return (
    <svg className={styles.watermark} viewBox="-200 -200 400 400" fill="none" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
