import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { FeaturedOffer, type FeaturedOfferModel } from '../FeaturedOffer/FeaturedOffer.tsx';

const DIALOG_ID = 'featured';
const TITLE_ID = `${DIALOG_ID}-title`;

type Props = { featured: FeaturedOfferModel };

/** The paid placement. It lies closed in the page; the browser room opens it. */
export function FeaturedPopup({ featured }: Props) {
  return (
    <div data-featured-popup>
      <Dialog id={DIALOG_ID} labelledBy={TITLE_ID} layout="bare">
        <FeaturedOffer featured={featured} titleId={TITLE_ID} />
      </Dialog>
    </div>
  );
}
