/** The script of every page: a few kilobytes without React. Islands load the rest where a page has state. */
import { listenForPicks, loadTrayOfVisit } from './compare-picks.ts';
import { askForConsent, listenForConsent } from './cookie-banner.ts';
import { keepDialogsInHistory } from './dialog-history.ts';
import { listenForDialogs, markScrollbar } from './dialogs.ts';
import { scheduleFeaturedPopup } from './featured-popup.ts';
import { keepState } from './kept-state.ts';
import { finishHydration } from './finish-hydration.ts';
import { watchImages } from './lazy-images.ts';
import { coverRouteChanges, ROUTE_SHOWN_EVENT } from './route-overlay.ts';
import { listenForSearchKeys } from './search-keys.ts';
import { foldLists } from './view-all.ts';

listenForDialogs();
keepDialogsInHistory();
listenForSearchKeys();
listenForConsent();
listenForPicks();
coverRouteChanges();
keepState();
finishHydration();
foldLists();

setUpDocument();
setUpPage();
document.addEventListener('astro:after-swap', setUpDocument);
document.addEventListener(ROUTE_SHOWN_EVENT, setUpPage);
// Pictures of an article that `article-dialog.ts` has put into its dialog.
document.addEventListener('pictures', watchImages);

/** Setup of a new document, under the overlay of a route change. */
function setUpDocument(): void {
  markScrollbar();
  watchImages();
}

/** Setup once the visitor sees the page. */
function setUpPage(): void {
  askForConsent();
  scheduleFeaturedPopup();
  loadTrayOfVisit();
}
