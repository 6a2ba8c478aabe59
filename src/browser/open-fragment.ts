/**
 * Opens the `details` that the address names: browsers do it for what lies inside one, not for the
 * `details` itself. Loaded by the pages that are linked to in this way.
 */
export function openFragments(): void {
  const openHere = () => openNamed(location.hash);
  openHere();
  addEventListener('hashchange', openHere);
  document.addEventListener('astro:page-load', openHere);
  // The router follows a link within the page without a change of hash that could be heard.
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
  // Another item of the group has closed by now, so the place has moved.
  named.scrollIntoView();
}
