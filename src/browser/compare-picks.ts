import { COMPARE_TRAY_KEY } from '#domain/side-by-side/compare-tray.ts';
import trayScript from './compare-tray.ts?worker&url';
import { fetchOnce } from './fetch-once.ts';
import { readForVisit } from './storage.ts';
import { whenNear } from './when-near.ts';

/** A slow line needs that long to bring the tray. */
const A_WINDOW = { rootMargin: '100% 0px' };

const fetchTray = () => fetchOnce(trayScript);

/** Fetches the tray with the first pick, if it was not in view before. */
export function listenForPicks(): void {
  document.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'compare') fetchTray();
  });
}

/**
 * Fetches it for a page with picks: at once where one was made before on this visit, else when one comes
 * near, so that it is there before it is tapped. A visitor who saves data is spared that.
 */
export function readyTray(): void {
  const picks = document.querySelectorAll('[data-pick-name]');
  if ((readForVisit(COMPARE_TRAY_KEY) ?? '[]') === '[]') whenNear(picks, fetchTray, A_WINDOW);
  else if (picks.length > 0) fetchTray();
}
