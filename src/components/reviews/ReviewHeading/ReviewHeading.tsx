import { RECOMMENDED } from '#format/ratings.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import styles from '../reviews.module.css';

type Props = {
  name: string;
  logo: string;
  exactScore: number;
  recommended: boolean;
  licenceBadge: { text: string; warns: boolean };
};

/** Large chip of the casino, with its name, stars and at most two badges. */
export function ReviewHeading({ name, logo, exactScore, recommended, licenceBadge }: Props) {
  return (
    <div className={styles.heading}>
      <span className={styles.logo}>
        <ArtImage src={logo} width={152} height={152} alt="" shape="chip" priority />
      </span>
      <div>
        <h1>{name}</h1>
        <div className={`row ${styles.rating}`}>
          <StarRating score={exactScore} />
          <span className={`row ${styles.badges}`}>
            {recommended && (
              <Badge tone="solid">
                <Icon name="check" />
                {RECOMMENDED}
              </Badge>
            )}
            <Badge tone={licenceBadge.warns ? 'warn' : 'plain'}>{licenceBadge.text}</Badge>
          </span>
        </div>
      </div>
    </div>
  );
}
