import { COMPARE_TRAY_KEY } from '#domain/side-by-side/compare-tray.ts';
import trayScript from './compare-tray.ts?worker&url';
import { fetchOnce } from './fetch-once.ts';
import { savesData } from './saves-data.ts';
import { readForVisit } from './storage.ts';

const fetchTray = () => fetchOnce(trayScript);

/** A window before it is seen: a slow line needs that long to bring the tray. */
const inView = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) fetchTray();
  },
  { rootMargin: '100% 0px' },
);

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
  const isInUse = (readForVisit(COMPARE_TRAY_KEY) ?? '[]') !== '[]';
  for (const pick of document.querySelectorAll('[data-pick-name]')) {
    if (isInUse) fetchTray();
    else if (!savesData()) inView.observe(pick);
  }
}
