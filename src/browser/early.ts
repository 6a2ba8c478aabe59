/** What the head of every page runs before there is anything to see. A change of route keeps it. */
import { followReader } from './reader.ts';

window.reader ??= followReader();

// A place that an address names is only found on a page that has its full height (`styles/lazy-parts.css`).
if (location.hash !== '') markToPlace();
addEventListener('click', markForLink, { capture: true });

function markForLink({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]') !== null) markToPlace();
}

function markToPlace(): void {
  document.documentElement.dataset['toPlace'] = '';
}
