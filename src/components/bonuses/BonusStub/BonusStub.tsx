import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { CoinList } from '../../elements/CoinList/CoinList.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { SampleMark } from '../../elements/SampleMark/SampleMark.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { OfferModel } from '../offer-model.ts';
import styles from './BonusStub.module.css';

type Props = {
  offer: Pick<OfferModel, 'casino' | 'payoutTime' | 'coins' | 'recommended' | 'licence' | 'visit'>;
  titleId: string;
};

const COINS_SHOWN = 3;

/** The stub of the banknote: who makes the offer. */
export function BonusStub({ offer, titleId }: Props) {
  const { casino, payoutTime, coins, recommended, licence, visit } = offer;
  return (
    <div className={styles.stub}>
      <span className={styles.logo}>
        <ArtImage src={casino.logo} width={96} height={96} alt="" shape="chip" />
      </span>
      <h3 id={titleId}>{casino.name}</h3>
      <div className={styles.rating}>
        <StarRating score={casino.score} />
      </div>
      <dl className={styles.payout}>
        <dt>Payout time</dt>
        <dd>{payoutTime ?? 'Not known'}</dd>
      </dl>
      <dl className={styles.coins}>
        <dt>Coins</dt>
        <dd>
          <CoinList coins={coins} limit={COINS_SHOWN} />
        </dd>
      </dl>
      {casino.reviewHref === null ? (
        <span className={styles.review}>Not reviewed yet</span>
      ) : (
        <a className={styles.review} href={casino.reviewHref}>
          Read review
          <VisuallyHidden> of {casino.name}</VisuallyHidden>
        </a>
      )}
      <div className={styles.badges}>
        {recommended && (
          <Badge tone="solid">
            <Icon name="check" />
            Recommended
          </Badge>
        )}
        <span className={styles.licence}>
          <Badge tone={licence.tone}>{licence.text}</Badge>
          {licence.issuer !== null && <span> {licence.issuer}</span>}
        </span>
        {visit.isSample && <SampleMark />}
      </div>
    </div>
  );
}
