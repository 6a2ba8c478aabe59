import { Fold } from '../../elements/Fold/Fold.tsx';
import { BonusNote } from '../BonusNote/BonusNote.tsx';
import type { OfferModel } from '../offer-model.ts';
import styles from './BonusGrid.module.css';

type Props = { offers: readonly OfferModel[] };

/** Offers on a phone before the others are folded. */
const FIRST_OFFERS = 6;

/** The offers as banknotes; on a phone those after the first six are opened by the reader. */
export function BonusGrid({ offers }: Props) {
  const notes = (some: Props['offers']) => (
    <div className={styles.notes}>
      {some.map((offer) => (
        <BonusNote key={offer.id} offer={offer} />
      ))}
    </div>
  );
  const later = offers.slice(FIRST_OFFERS);
  return (
    <div className={styles.grid}>
      {notes(offers.slice(0, FIRST_OFFERS))}
      {later.length > 0 && (
        <Fold onPhonesOnly summary={`Show ${later.length} more`}>
          {notes(later)}
        </Fold>
      )}
    </div>
  );
}
