/** What no first view waits for, fetched once the page has loaded: cookie banner, popup and the like. */
import closeOutside from './close-outside.ts?worker&url';
import { listenForPicks, readyTray } from './compare-picks.ts';
import { askForConsent, listenForConsent } from './cookie-banner.ts';
import { scheduleFeaturedPopup } from './featured-popup.ts';
import { fetchOnce } from './fetch-once.ts';
import { finishIslands } from './finish-islands.ts';
import { keepState } from './kept-state.ts';
import { keepDialogsInHistory } from './linked-dialogs.ts';
import { clockRouteChanges } from './page-load.ts';
import { fetchPressedPages } from './pressed-links.ts';
import { ROUTE_SHOWN_EVENT } from './route-overlay.ts';
import { wakeSeenIsland } from './seen-island.ts';

listenForConsent();
clockRouteChanges();
fetchPressedPages();
keepState();
finishIslands();
listenForPicks();
keepDialogsInHistory();
if (!('closedBy' in HTMLDialogElement.prototype)) fetchOnce(closeOutside);

setUpPage();
document.addEventListener(ROUTE_SHOWN_EVENT, setUpPage);

function setUpPage(): void {
  askForConsent();
  scheduleFeaturedPopup();
  readyTray();
  wakeSeenIsland();
}
