/**
 * Opens the `details` that the address names: browsers open one around a target, but not one that is the target.
 */
export function openFragments(): void {
  const openHere = () => openNamed(location.hash);
  openHere();
  addEventListener('hashchange', openHere);
  document.addEventListener('astro:page-load', openHere);
  // The router follows links within the page without a `hashchange` event.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href*="#"]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname) return;
    setTimeout(() => openNamed(link.hash));
  });
}

function openNamed(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  if (!(named instanceof HTMLDetailsElement) || named.open) return;
  named.open = true;
  // Another item of the group has closed, so this one has moved.
  named.scrollIntoView();
}
