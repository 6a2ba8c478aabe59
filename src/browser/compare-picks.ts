import { MOST_ON_PHONE } from '#domain/side-by-side/chosen-casinos.ts';
import { COMPARE_TRAY_KEY } from '#domain/side-by-side/compare-tray.ts';
import { readForVisit, storeForVisit } from './storage.ts';
import { earlyPicks } from './tray-state.ts';

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
  keepOverReload();
  loadTray();
}

let kept = '[]';

/** A reload may come before the tray does. Keeps as many picks as every screen has room for, unless there is a tray. */
function keepOverReload(): void {
  if ((readForVisit(COMPARE_TRAY_KEY) ?? '[]') !== kept) return;
  const items = [...earlyPicks]
    .filter(({ checked }) => checked)
    .slice(0, MOST_ON_PHONE)
    .map(({ value: id, dataset: { pickName: name, pickLogo: logo } }) => ({ id, name, logo }));
  kept = JSON.stringify(items);
  storeForVisit(COMPARE_TRAY_KEY, kept);
}

/** Loads it on a page with picks where one was made before: on this visit, or, after a reload, in the form. */
export function loadTrayOfVisit(): void {
  const hasTray = (readForVisit(COMPARE_TRAY_KEY) ?? '[]') !== '[]';
  const picks = `[data-pick-name]${hasTray ? '' : ':checked'}`;
  if (document.querySelector(picks) !== null) loadTray();
}
