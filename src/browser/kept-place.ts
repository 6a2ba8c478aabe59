import { foldLists, unfoldedLists } from './view-all.ts';

/** What a page looked like when it was left, as its entry in the history holds it. */
type Place = {
  scrollX: number;
  scrollY: number;
  /** Of each list and of each `details`, in the order of the page. */
  unfolded: boolean[];
  opened: boolean[];
};

/** What the visitor does to go elsewhere on the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
/** After which nothing on the page is still on its way. */
const SETTLED_MS = 3000;

/**
 * Brings a page that the browser has to load anew to where it was left. Browsers do it by themselves
 * for pages that they have kept; otherwise they know how far it was scrolled and what was typed, but
 * not what was open, on which the place depends.
 */
export function keepPlace(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isComeBackTo = load?.type === 'back_forward' || load?.type === 'reload';
  const { place = null } = (history.state ?? {}) as { place?: Place | null };
  if (isComeBackTo && place !== null) comeBackTo(place);
  else foldLists(null);
  addEventListener('pagehide', () => {
    history.replaceState({ ...history.state, place: placeNow() }, '');
  });
}

/** Those of islands are theirs: what they show may follow from something else. */
const allDetails = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('details:not(astro-island details)'),
];

function placeNow(): Place {
  const opened = allDetails().map(({ open }) => open);
  return { scrollX, scrollY, unfolded: unfoldedLists(), opened };
}

function comeBackTo({ scrollX: left, scrollY: top, unfolded, opened }: Place): void {
  foldLists(unfolded);
  for (const [index, details] of allDetails().entries()) {
    const open = opened[index] ?? details.open;
    if (details.open !== open) details.open = open;
  }
  // Islands and fonts that come later change heights above the place.
  const settling = new ResizeObserver(() => scrollTo({ left, top, behavior: 'instant' }));
  settling.observe(document.body);
  const settle = () => settling.disconnect();
  for (const move of MOVES) addEventListener(move, settle, { once: true, passive: true });
  setTimeout(settle, SETTLED_MS);
}
