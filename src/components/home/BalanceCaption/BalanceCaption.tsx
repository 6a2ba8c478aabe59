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

/** What the balance shows, in words. It is read out whole when it changes. */
export function BalanceCaption({ caption: { lost, middle, more, text } }: Props) {
  return (
    <div className={styles.caption} aria-live="polite" aria-atomic="true">
      <dl className={styles.figures}>
        <div>
          <dt>{lost.text}</dt>
          <dd>{lost.count}</dd>
        </div>
        <div>
          <dt>middle result</dt>
          <dd>{middle}</dd>
        </div>
        <div>
          <dt>{more.text}</dt>
          <dd>{more.count}</dd>
        </div>
      </dl>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
