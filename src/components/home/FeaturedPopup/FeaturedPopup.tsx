import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import { Watermark } from '../../elements/Watermark/Watermark.tsx';
import styles from './FeaturedPopup.module.css';

export type FeaturedOfferModel = {
  name: string;
  /** 0 to 5, in thousandths. */
  score: number;
  tests: number;
  logo: string;
  artHref: string;
  visit: VisitModel;
  claim: string;
  ledger: { caption: string; rows: readonly LedgerRow[]; total: LedgerRow };
  smallPrint: string;
};

type Props = { featured: FeaturedOfferModel };

const DIALOG_ID = 'featured';
const TITLE_ID = `${DIALOG_ID}-title`;

/** Paid placement, closed in the served HTML; `browser/featured-popup.ts` opens it. */
export function FeaturedPopup({ featured }: Props) {
  return (
    <div data-featured-popup>
      <Dialog id={DIALOG_ID} labelledBy={TITLE_ID} layout="bare">
        <FeaturedOffer featured={featured} />
      </Dialog>
    </div>
  );
}

/** Paid placement with its ad mark and the average loss behind its claim. */
function FeaturedOffer({ featured }: Props) {
  const { name, score, tests, logo, artHref, visit, claim, ledger, smallPrint } = featured;
  return (
    <div className={styles.offer}>
      <div className={styles.face} aria-hidden="true">
        <span className={styles.art}>
          <Watermark href={artHref} />
        </span>
        <span className={styles.logo}>
          <ArtImage src={logo} width={96} height={96} alt="" shape="chip" />
        </span>
      </div>
      <div className={styles.text}>
        <Badge tone="value">Featured, paid placement</Badge>
        <div className={styles.name}>
          <h2 id={TITLE_ID}>{name}</h2>
          <StarRating score={score} tests={tests} />
        </div>
        <p className={`lead ${styles.claim}`}>{claim}</p>
        <div className={styles.ledger}>
          <Ledger {...ledger} />
        </div>
        <div className={styles.play}>
          <PaidLink visit={visit} text={`Play at ${name}`} />
        </div>
        <p className={`fine ${styles.smallPrint}`}>
          {smallPrint} <a href="/responsible-gaming">Help with gambling</a>
        </p>
      </div>
    </div>
  );
}
