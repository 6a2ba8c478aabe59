import styles from './StarRating.module.css';

type Props = {
  /** 0 to 5 in halves. */
  stars: number;
};

const HALVES = [
  styles.h0,
  styles.h1,
  styles.h2,
  styles.h3,
  styles.h4,
  styles.h5,
  styles.h6,
  styles.h7,
  styles.h8,
  styles.h9,
  styles.h10,
];

/** Stars with the figure beside them; a screen reader hears the figure once. */
export function StarRating({ stars }: Props) {
  return (
    <span className={styles.rating}>
      <span
        className={`${styles.stars} ${HALVES[stars * 2] ?? ''}`}
        role="img"
        aria-label={`Rated ${stars} out of 5`}
      />
      <span aria-hidden="true">{stars.toFixed(1)}</span>
    </span>
  );
}
