import { closest } from './closest.ts';

/**
 * Opens the `details` that the address names: browsers open one around a target, but not one that is the target.
 */
export function openFragments(): void {
  const openHere = () => openNamed(location.hash);
  openHere();
  addEventListener('hashchange', openHere);
  document.addEventListener('astro:page-load', openHere);
  // The router follows links within the page without a `hashchange` event.
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]');
    if (link?.pathname === location.pathname) setTimeout(() => openNamed(link.hash));
  });
}

function openNamed(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  if (!(named instanceof HTMLDetailsElement) || named.open) return;
  named.open = true;
  // Another item of the group has closed, so this one has moved.
  named.scrollIntoView();
}
