import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import { whereLinked } from '../../casinos/where-linked.ts';
import type { OfferModel } from '../offer-model.ts';
import styles from './BonusStub.module.css';

type Props = {
  offer: Pick<OfferModel, 'casino' | 'verdict' | 'licence' | 'visit'>;
  titleId: string;
};

/** Stub of the bonus card: the casino behind the offer, with its badges and stars. */
export function BonusStub({ offer, titleId }: Props) {
  const { casino, verdict, licence, visit } = offer;
  return (
    <div className={styles.stub}>
      <span className={styles.logo}>
        <ArtImage src={casino.logo} width={96} height={96} alt="" shape="chip" />
      </span>
      <h3 id={titleId}>
        {casino.reviewHref === null ? casino.name : <a href={casino.reviewHref}>{casino.name}</a>}
      </h3>
      <div className={styles.badges}>
        <VerdictWord verdict={verdict} visit={visit} namesCasino />
        <span
          className={`small row ${styles.licence}`}
          {...(licence.tone === 'plain' && whereLinked(visit))}
        >
          <Badge tone={licence.tone}>{licence.text}</Badge>
          {licence.issuer !== null && <span> {licence.issuer}</span>}
        </span>
      </div>
      <div className={styles.rating}>
        <StarRating score={casino.score} />
      </div>
    </div>
  );
}
