import styles from './Stars.module.css';

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

/** Half stars as a picture, for where the score itself stands beside them. */
export function Stars({ stars }: Props) {
  return (
    <span
      className={`${styles.stars} ${HALVES[stars * 2] ?? ''}`}
      role="img"
      aria-label={`Rated ${stars} out of 5`}
    />
  );
}
