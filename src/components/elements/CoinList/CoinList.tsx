import styles from './CoinList.module.css';

type Props = {
  coins: readonly string[];
  /** Number of coins to show, default all; the others are counted. */
  limit?: number;
};

/** Codes of coins, or "Not known". */
export function CoinList({ coins, limit = coins.length }: Props) {
  if (coins.length === 0) return <span>Not known</span>;
  const more = coins.length - limit;
  return (
    <ul className={`row ${styles.coins}`}>
      {coins.slice(0, limit).map((code) => (
        <li key={code}>{code}</li>
      ))}
      {more > 0 && <li className={styles.more}>+{more} more</li>}
    </ul>
  );
}
