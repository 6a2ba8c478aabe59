import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { CoinList } from '../../elements/CoinList/CoinList.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import type { OfferModel } from '../offer-model.ts';
import styles from './BonusStub.module.css';

type Props = {
  offer: Pick<OfferModel, 'casino' | 'payoutTime' | 'coins' | 'licence'>;
  titleId: string;
};

const COINS_SHOWN = 3;

/** Stub of the bonus card: the casino behind the offer. */
export function BonusStub({ offer, titleId }: Props) {
  const { casino, payoutTime, coins, licence } = offer;
  return (
    <div className={styles.stub}>
      <span className={styles.logo}>
        <ArtImage src={casino.logo} width={96} height={96} alt="" shape="chip" />
      </span>
      <h3 id={titleId}>
        {casino.reviewHref === null ? casino.name : <a href={casino.reviewHref}>{casino.name}</a>}
      </h3>
      <div className={styles.rating}>
        <StarRating score={casino.score} />
      </div>
      <dl className={styles.payout}>
        <dt>Payout time</dt>
        <dd>{payoutTime ?? 'Not known'}</dd>
      </dl>
      <div className={styles.facts}>
        <dl className={styles.coins}>
          <dt>Coins</dt>
          <dd>
            <CoinList coins={coins} limit={COINS_SHOWN} />
          </dd>
        </dl>
        <span className={`small row ${styles.licence}`}>
          <Badge tone={licence.tone}>{licence.text}</Badge>
          {licence.issuer !== null && <span> {licence.issuer}</span>}
        </span>
      </div>
    </div>
  );
}
