import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { CoinList } from '../../elements/CoinList/CoinList.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { FactList } from '../../elements/FactList/FactList.tsx';
import { FeatureList } from '../../elements/FeatureList/FeatureList.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { VerdictWord } from '../../ratings/VerdictWord/VerdictWord.tsx';
import { PaidLink } from '../PaidLink/PaidLink.tsx';
import type { CasinoCardModel } from '../CasinoCard/CasinoCard.tsx';
import { reviewDialogId } from '../review-dialog-id.ts';
import styles from './ReviewDialog.module.css';

export type ReviewDialogModel = CasinoCardModel & {
  description: string;
  /** Established, jurisdiction, games, deposits, payouts and flags, as words. */
  keyFacts: readonly { label: string; value: string | null }[];
};

export function ReviewDialog({ casino }: { casino: ReviewDialogModel }) {
  const { slug, name, score, tests, verdict, description, keyFacts } = casino;
  const { features, coins, logo, edge, visit } = casino;
  const titleId = `${reviewDialogId(slug)}-title`;
  return (
    <Dialog
      id={reviewDialogId(slug)}
      labelledBy={titleId}
      top={<Engraving svg={edge} fit="strip" />}
      bottom={
        <>
          <TextLink href={pageHref(FOLDERS.reviews, slug)} text="Full review" />
          <span className={styles.visit}>
            <PaidLink visit={visit} />
          </span>
        </>
      }
    >
      <div className={styles.who}>
        <span className={styles.logo}>
          <ArtImage src={logo} width={96} height={96} alt="" shape="chip" />
        </span>
        <div>
          <h2 id={titleId}>{name}</h2>
          <StarRating score={score} tests={tests} /> <VerdictWord verdict={verdict} visit={visit} />
        </div>
      </div>
      <p className={`lead ${styles.lead}`}>{description}</p>
      <div className={styles.facts}>
        <FactList facts={keyFacts} />
      </div>
      <h3 className={styles.label}>Features</h3>
      <FeatureList features={features} isNeutral={visit.warning !== null} />
      <h3 className={styles.label}>Supported coins</h3>
      <CoinList coins={coins} />
    </Dialog>
  );
}
