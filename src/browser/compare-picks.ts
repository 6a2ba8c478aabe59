import { COMPARE_TRAY_KEY } from '#domain/side-by-side/compare-tray.ts';
import trayScript from './compare-tray.ts?worker&url';
import { readForVisit } from './storage.ts';

let isAsked = false;

/** Fetches the tray with the first pick: most visitors never make one. */
export function listenForPicks(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'compare') fetchTray();
  });
}

/** Fetches it for a page with picks where one was made before on this visit. */
export function bringBackTray(): void {
  const kept = readForVisit(COMPARE_TRAY_KEY) ?? '[]';
  if (kept !== '[]' && document.querySelector('[data-compare-tray]')) fetchTray();
}

function fetchTray(): void {
  if (isAsked) return;
  isAsked = true;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = trayScript;
  document.head.append(script);
}
