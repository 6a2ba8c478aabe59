import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { whereLinked } from '../../casinos/where-linked.ts';
import type { VerdictModel } from '../../ratings/VerdictReasons/VerdictReasons.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import styles from '../reviews.module.css';

type Props = {
  name: string;
  logo: string;
  exactScore: number;
  word: VerdictModel;
  visit: VisitModel;
  licenceBadge: { text: string; warns: boolean };
};

/** Large chip of the casino, with its name, stars and at most two badges. */
export function ReviewHeading(props: Props) {
  const { name, logo, exactScore, word, visit, licenceBadge } = props;
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
            <VerdictWord verdict={word.verdict} visit={visit} isLarge />
            <span {...(licenceBadge.warns ? {} : whereLinked(visit))}>
              <Badge tone={licenceBadge.warns ? 'warn' : 'plain'}>{licenceBadge.text}</Badge>
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}
