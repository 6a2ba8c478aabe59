import { useEffect, useRef, useState } from 'react';
import { afterLoad } from '#browser/page-load.ts';
import { Dialog } from '#components/elements/Dialog/Dialog.tsx';
import {
  FeaturedOffer,
  type FeaturedOfferModel,
} from '#components/home/FeaturedOffer/FeaturedOffer.tsx';

const DELAY_MS = 3000;
const DIALOG_ID = 'featured';
const TITLE_ID = `${DIALOG_ID}-title`;

type Props = { featured: FeaturedOfferModel };

/**
 * The paid placement. It must run in the browser because it appears after a delay, and waits while
 * another dialog or the menu is open.
 */
export function FeaturedPopup({ featured }: Props) {
  const [isDue, setIsDue] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const openWhenFree = () => {
      if (document.querySelector('dialog[open]') === null) setIsDue(true);
      else document.addEventListener('close', retry, { capture: true, once: true });
    };
    const retry = () => setTimeout(openWhenFree);
    const callOff = afterLoad(DELAY_MS, openWhenFree);
    return () => {
      callOff();
      document.removeEventListener('close', retry, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (isDue) dialog.current?.showModal();
  }, [isDue]);

  if (!isDue) return null;
  return (
    <Dialog ref={dialog} id={DIALOG_ID} labelledBy={TITLE_ID} layout="bare">
      <FeaturedOffer
        featured={featured}
        titleId={TITLE_ID}
        onPlay={() => dialog.current?.close()}
      />
    </Dialog>
  );
}
