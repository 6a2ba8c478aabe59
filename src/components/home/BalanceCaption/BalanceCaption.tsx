import styles from './BalanceCaption.module.css';

export type BalanceCaptionModel = {
  /** Players of a hundred, and what they do. */
  lost: { count: string; text: string };
  /** The sum that the middle one of them leaves with. */
  middle: string;
  more: { count: string; text: string };
  /** The plan that all of them follow. */
  text: string;
};

type Props = { caption: BalanceCaptionModel };

/** Words instead of a figure, as in “fewer than 1”, are too long for the size of one. */
const sizeOf = (count: string) => (/^\d+$/.test(count) ? undefined : styles.inWords);

/** What the balance shows, in words. It is read out whole when it changes. */
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
