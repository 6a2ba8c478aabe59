import styles from './BalanceCaption.module.css';

export type BalanceCaptionModel = {
  /** Number of players in 100, with their outcome. */
  lost: { count: string; text: string };
  /** Final balance of the median player. */
  middle: string;
  more: { count: string; text: string };
  /** Plan that all players follow. */
  text: string;
};

type Props = { caption: BalanceCaptionModel };

/** Counts such as “fewer than 1” are too long for the size of a figure. */
const sizeOf = (count: string) => (/^\d+$/.test(count) ? undefined : styles.inWords);

/** Balance in words. Screen readers announce it in full when it changes. */
export function BalanceCaption({ caption: { lost, middle, more, text } }: Props) {
  return (
    <div className={styles.caption} aria-live="polite" aria-atomic="true">
      <dl className={styles.figures}>
        <div>
          <dt>{lost.text}</dt>
          <dd className={sizeOf(lost.count)}>{lost.count}</dd>
        </div>
        <div>
          <dt>middle result</dt>
          <dd>{middle}</dd>
        </div>
        <div>
          <dt>{more.text}</dt>
          <dd className={sizeOf(more.count)}>{more.count}</dd>
        </div>
      </dl>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
