/** What every page runs: a few kilobytes, no React. Islands bring the rest where there is state. */
import { listenForCookieSettings } from './cookie-settings.ts';
import { listenForDialogs, markScrollbar } from './dialogs.ts';
import { watchImages } from './lazy-images.ts';
import { clockRouteChanges } from './page-load.ts';
import { coverRouteChanges } from './route-overlay.ts';
import { listenForSearchKeys } from './search-keys.ts';
import { foldLists } from './view-all.ts';

listenForDialogs();
listenForCookieSettings();
listenForSearchKeys();
coverRouteChanges();
clockRouteChanges();

document.addEventListener('DOMContentLoaded', setUpPage, { once: true });
document.addEventListener('astro:after-swap', setUpPage);

function setUpPage(): void {
  markScrollbar();
  foldLists();
  watchImages();
}
