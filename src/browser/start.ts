/** What every page runs: a few kilobytes, no React. Islands bring the rest where there is state. */
import afterLoad from './after-load.ts?worker&url';
import { rememberCookieSettings } from './cookie-settings.ts';
import { closeDialogsOnLeaving, listenForDialogs, markScrollbar } from './dialogs.ts';
import { keepPlace } from './kept-place.ts';
import { watchImages } from './lazy-images.ts';
import { listenForSearchKeys } from './search-keys.ts';

listenForDialogs();
listenForSearchKeys();
rememberCookieSettings();
closeDialogsOnLeaving();
keepPlace();
markScrollbar();
watchImages();

if (document.readyState === 'complete') runAfterLoad();
else addEventListener('load', runAfterLoad, { once: true });

/** Fetches what only appears after a delay when nothing that the first view needs is on the line. */
function runAfterLoad(): void {
  // What cannot be fetched is left out: the page works without it.
  import(/* @vite-ignore */ afterLoad).catch(() => undefined);
}
