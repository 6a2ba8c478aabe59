import { PaidLink } from '../../casinos/PaidLink/PaidLink.tsx';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { Ledger } from '../../elements/Ledger/Ledger.tsx';
import { OutcomeStrip, type OutcomeSummary } from '../../outcomes/OutcomeStrip/OutcomeStrip.tsx';
import { Panel } from '../../elements/Panel/Panel.tsx';
import { ComparePick } from '../../side-by-side/ComparePick/ComparePick.tsx';
import styles from '../reviews.module.css';

export type OfferPanelModel = {
  headline: string;
  label: string;
  rows: readonly { label: string; figure: string }[];
  outcome: OutcomeSummary;
  readOn: string | null;
};

type Props = {
  slug: string;
  name: string;
  logo: string;
  edge: string;
  /** `null` for a casino without an offer on file. */
  offer: OfferPanelModel | null;
  visit: VisitModel;
};

/** Offer with its terms, above the only casino link of the review. */
export function OfferPanel({ slug, name, logo, edge, offer, visit }: Props) {
  return (
    <Panel top={<Engraving svg={edge} fit="strip" />}>
      {offer === null ? (
        <p className="fine">No offer on record</p>
      ) : (
        <>
          <p className="fine">{offer.label}</p>
          <p className={styles.headline}>{offer.headline}</p>
          <OutcomeStrip outcome={offer.outcome} />
          <Ledger caption={`Terms of ${offer.headline}`} rows={offer.rows} />
        </>
      )}
      <div className={styles.visit}>
        <PaidLink visit={visit} wide />
      </div>
      <div className={styles.below}>
        <ComparePick casino={{ slug, name, logo }} />
      </div>
      <p className={`fine ${styles.below}`}>
        <span className={styles.ofLink}>
          {visit.paid
            ? 'The paid link may earn us a commission. '
            : 'We earn nothing from this link. '}
        </span>
        {offer !== null && (
          <>
            {offer.readOn !== null && `Terms as of ${offer.readOn}. `}
            <a href="#bonus">
              {offer.outcome.groups === null ? 'The terms' : 'What it does to 100 players'}
            </a>
            .
          </>
        )}
      </p>
    </Panel>
  );
}
