import { NO_OFFER } from '#format/unknown-words.ts';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { Ledger } from '../../elements/Ledger/Ledger.tsx';
import { OutcomeStrip, type OutcomeSummary } from '../../outcomes/OutcomeStrip/OutcomeStrip.tsx';
import { Panel } from '../../elements/Panel/Panel.tsx';
import styles from '../reviews.module.css';

export type OfferPanelModel = {
  headline: string;
  label: string;
  rows: readonly { label: string; figure: string }[];
  outcome: OutcomeSummary;
  readOn: string | null;
};

type Props = {
  edge: string;
  /** `null` for a casino without an offer on file. */
  offer: OfferPanelModel | null;
};

/** Offer with its outcome and its terms. */
export function OfferPanel({ edge, offer }: Props) {
  return (
    <Panel top={<Engraving svg={edge} fit="strip" />}>
      {offer === null ? (
        <p className="fine">{NO_OFFER}</p>
      ) : (
        <>
          <p className="fine">{offer.label}</p>
          <p className={styles.headline}>{offer.headline}</p>
          <OutcomeStrip outcome={offer.outcome} />
          <Ledger caption={`Terms of ${offer.headline}`} rows={offer.rows} />
          <p className={`fine ${styles.below}`}>
            {offer.readOn !== null && `Terms as of ${offer.readOn}. `}
            <a href="#bonus">
              {offer.outcome.groups === null ? 'The terms' : 'What it does to 100 players'}
            </a>
            .
          </p>
        </>
      )}
    </Panel>
  );
}
