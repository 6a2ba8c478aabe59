import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { OutboundLink } from '../../elements/OutboundLink/OutboundLink.tsx';
import { PaidMark } from '../../elements/PaidMark/PaidMark.tsx';
import { StarRating } from '../../elements/StarRating/StarRating.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { OfferModel } from '../offer-model.ts';
import table from '../../elements/table-cards.module.css';
import styles from './OfferTable.module.css';

type Props = { caption: string; offers: readonly OfferModel[] };

const COLUMNS = [
  'Offer',
  'Min deposit',
  'Wagering',
  'Max bet',
  'Max cash-out',
  'Expires',
  'Average cost',
] as const;

/** Offers of one kind beside each other. On a narrow screen each row becomes a card. */
export function OfferTable({ caption, offers }: Props) {
  return (
    <div className={table.frame}>
      <table className={`${table.cards} ${styles.table}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Link to the casino</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <Row key={offer.id} offer={offer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ offer }: { offer: OfferModel }) {
  const { href, casino, headline, label, terms, cost, visit } = offer;
  const { minDeposit, wagering, maxBet, maxCashOut, expiry } = terms;
  const values = [minDeposit, wagering, maxBet, maxCashOut, expiry];
  return (
    <tr>
      <th scope="row">
        <div className={styles.who}>
          <span className={styles.logo}>
            <ArtImage src={casino.logo} width={96} height={96} alt="" shape="chip" />
          </span>
          <span className={styles.name}>{casino.name}</span>
          <StarRating stars={casino.stars} />
        </div>
        <p className={styles.headline}>
          <a href={href}>{headline}</a>
        </p>
        <p className={styles.label}>
          {label}. The bonus itself: {terms.stickiness.toLowerCase()}.
        </p>
        {offer.sizeRemarks.map((remark) => (
          <p key={remark} className={styles.label}>
            {remark}
          </p>
        ))}
      </th>
      {values.map((value, index) => (
        <td key={COLUMNS[index + 1]} data-label={COLUMNS[index + 1]}>
          {value}
        </td>
      ))}
      <td data-label="Average cost">
        {cost.averageCost}
        <small>{cost.bets}</small>
        {cost.working !== null && (
          <small>
            <b className={styles[cost.tone]}>{cost.figure}</b> {cost.figureLabel}
          </small>
        )}
      </td>
      <td className={styles.go}>
        <OutboundLink variant="quiet" size="small" target={visit} text="Claim" />
        <PaidMark paid={visit.paid} />
      </td>
    </tr>
  );
}
