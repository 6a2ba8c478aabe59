import { COMPARE_TRAY_KEY } from '#domain/side-by-side/compare-tray.ts';
import { readForVisit } from './storage.ts';

/** Picks in the order in which they were made, for a tray that comes late, perhaps on the next page. */
export const earlyPicks = new Set<HTMLInputElement>();

/** A module runs once, however often it is imported. */
const loadTray = () =>
  void import('./compare-tray.ts')
    .then(() => document.removeEventListener('change', keepPick))
    .catch(() => undefined);

export function listenForPicks(): void {
  document.addEventListener('change', keepPick);
}

function keepPick({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'compare') return;
  earlyPicks.add(target);
  loadTray();
}

/** Loads it on a page with picks where one was made before on this visit. */
export function loadTrayOfVisit(): void {
  const hasTray = (readForVisit(COMPARE_TRAY_KEY) ?? '[]') !== '[]';
  if (hasTray && document.querySelector('[data-pick-name]') !== null) loadTray();
}
