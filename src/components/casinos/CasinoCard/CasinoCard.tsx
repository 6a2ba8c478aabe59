import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { FeatureList } from '../../elements/FeatureList/FeatureList.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import { PayShort } from '../../pay/PayShort/PayShort.tsx';
import type { PayShortModel } from '../../pay/pay-model.ts';
import { ComparePick } from '../../side-by-side/ComparePick/ComparePick.tsx';
import { PayoutAndCoins } from '../PayoutAndCoins/PayoutAndCoins.tsx';
import { PaidLink } from '../PaidLink/PaidLink.tsx';
import { reviewDialogId } from '../review-dialog-id.ts';
import type { VisitModel } from '../visit-model.ts';
import styles from './CasinoCard.module.css';

export type CasinoCardModel = {
  slug: string;
  name: string;
  /** Such as =1, where others share it. */
  rank: string;
  /** 0 to 5, in thousandths. */
  score: number;
  tests: number;
  verdict: CasinoVerdict;
  /** The card shows the first four. */
  features: readonly string[];
  payoutTime: string | null;
  coins: readonly string[];
  logo: string;
  edge: string;
  visit: VisitModel;
  pay: PayShortModel;
};

const FEATURES_SHOWN = 4;

/** Strip is the chip edge-on, logo the chip from above. The card itself is not a link. */
export function CasinoCard({ casino }: { casino: CasinoCardModel }) {
  const {
    slug,
    name,
    rank,
    score,
    tests,
    verdict,
    features,
    payoutTime,
    coins,
    logo,
    edge,
    visit,
    pay,
  } = casino;
  return (
    <article className={`raised ${styles.card}`} aria-labelledby={`casino-${slug}`}>
      <Engraving svg={edge} fit="strip" />
      <div className={styles.body}>
        <div className={styles.top}>
          <span className={styles.logo}>
            <ArtImage src={logo} width={96} height={96} alt="" shape="chip" />
          </span>
          <div>
            <h3 id={`casino-${slug}`}>{name}</h3>
            <span className={`row ${styles.rating}`}>
              <StarRating score={score} tests={tests} />
              <VerdictWord verdict={verdict} visit={visit} />
            </span>
          </div>
          <span className={styles.rank}>
            <span className="unseen">Rank </span>
            <span data-rating="rank">{rank}</span>
          </span>
        </div>
        <div className={styles.features}>
          <FeatureList
            features={features.slice(0, FEATURES_SHOWN)}
            isNeutral={visit.warning !== null}
          />
        </div>
        <PayoutAndCoins payoutTime={payoutTime} coins={coins} isRuled />
        <div className={styles.pay}>
          <PayShort name={name} short={pay} visit={visit} />
        </div>
        <div className={styles.foot}>
          <ButtonLink
            variant="quiet"
            size="small"
            href={pageHref(FOLDERS.reviews, slug)}
            opensDialog={reviewDialogId(slug)}
          >
            <span>
              Read review
              <span className="unseen"> of {name}</span>
            </span>
          </ButtonLink>
          <ComparePick casino={casino} />
          <div className={styles.visit}>
            <PaidLink visit={visit} size="small" wide isTight />
          </div>
        </div>
      </div>
    </article>
  );
}
