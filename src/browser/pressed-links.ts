import { closest } from './closest.ts';

/**
 * Asks for a page of ours as soon as its link is pressed: by the time the finger is lifted and the
 * router asks too, it is on its way. What opens a dialog instead needs no page.
 */
export function fetchPressedPages(): void {
  document.addEventListener('pointerdown', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a');
    if (link === null || event.button !== 0 || !leadsToPage(link)) return;
    const preload = document.createElement('link');
    preload.rel = 'preload';
    preload.as = 'fetch';
    preload.crossOrigin = 'anonymous';
    preload.href = link.pathname + link.search;
    document.head.append(preload);
  });
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.matches('[download], [target], [data-opens-dialog]')
  );
}
