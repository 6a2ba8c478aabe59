import styles from './Stars.module.css';

type Props = {
  /** 0 to 5 in halves. */
  stars: number;
};

/** Half stars without text, for places that print the score beside them. */
export function Stars({ stars }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={`Rated ${stars} out of 5`}>
      <svg viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={stars} height={1} />
      </svg>
    </span>
  );
}
