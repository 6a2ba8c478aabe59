import { BonusNote } from '../BonusNote/BonusNote.tsx';
import type { OfferModel } from '../offer-model.ts';
import styles from './BonusGrid.module.css';

type Props = { offers: readonly OfferModel[] };

export function BonusGrid({ offers }: Props) {
  return (
    <div className={styles.notes}>
      {offers.map((offer) => (
        <BonusNote key={offer.id} offer={offer} />
      ))}
    </div>
  );
}
