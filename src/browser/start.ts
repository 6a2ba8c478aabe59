/** What every page runs: a few kilobytes, no React. Islands bring the rest where there is state. */
import afterLoad from './after-load.ts?worker&url';
import { rememberCookieSettings } from './cookie-settings.ts';
import { listenForDialogs, markScrollbar } from './dialogs.ts';
import { releaseDeferredScripts } from './deferred-scripts.ts';
import { watchImages } from './lazy-images.ts';
import { coverRouteChanges } from './route-overlay.ts';
import { listenForSearchKeys } from './search-keys.ts';
import { foldLists } from './view-all.ts';

listenForDialogs();
listenForSearchKeys();
rememberCookieSettings();
coverRouteChanges();
releaseDeferredScripts();
foldLists();

setUpPage();
document.addEventListener('astro:after-swap', setUpPage);
// Of the article in a dialog, from article-dialog.ts.
document.addEventListener('pictures', watchImages);

if (document.readyState === 'complete') runAfterLoad();
else addEventListener('load', runAfterLoad, { once: true });

function setUpPage(): void {
  markScrollbar();
  watchImages();
}

/** Fetches what only appears after a delay when nothing that the first view needs is on the line. */
function runAfterLoad(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = afterLoad;
  document.head.append(script);
}
