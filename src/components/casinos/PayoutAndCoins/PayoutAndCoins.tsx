import { CoinList } from '../../elements/CoinList/CoinList.tsx';
import styles from './PayoutAndCoins.module.css';

type Props = {
  payoutTime: string | null;
  coins: readonly string[];
  /** Lines above, below and between. */
  isRuled?: boolean;
};

const COINS_SHOWN = 3;

/** Payout time and first coins of a casino, on its cards. */
export function PayoutAndCoins({ payoutTime, coins, isRuled = false }: Props) {
  return (
    <dl className={isRuled ? `${styles.pair} ${styles.ruled}` : styles.pair}>
      <div>
        <dt>Payout time</dt>
        <dd>{payoutTime ?? 'Not known'}</dd>
      </div>
      <div>
        <dt>Coins</dt>
        <dd>
          <CoinList coins={coins} limit={COINS_SHOWN} />
        </dd>
      </div>
    </dl>
  );
}
